// node:timers/promises for the simulated server: nobody waits.
export async function setTimeout(): Promise<void> {}
export async function setImmediate(): Promise<void> {}
