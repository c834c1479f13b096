// expect: nothing
/** A record. */
export const record = 1
