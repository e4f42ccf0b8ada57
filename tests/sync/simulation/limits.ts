/** More requests than any schedule needs: whoever makes them does not come to an end. */
export const REQUESTS_MAX = 2000
