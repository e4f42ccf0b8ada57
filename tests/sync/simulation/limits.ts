/** More requests than any schedule needs: a world that makes more never comes to an end. */
export const REQUESTS_MAX = 2000
