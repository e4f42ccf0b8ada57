// node:crypto for the simulated server.
export * from 'node:crypto'
export { randomBytes, randomUUID } from './random.ts'
