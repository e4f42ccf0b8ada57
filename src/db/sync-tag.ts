/** The tag under which page and worker ask the browser for a `sync` event. */
export const SYNC_TAG = 'nomnom-outbox'
