/** There is more than fits into one answer or portion: to be read from a snapshot, when it is its turn. */
export class TooManyRowsError extends Error {}
