// Written by tools/images/src/refresh.ts; do not edit by hand.

/** Hash of everything that the drawings show; the first part of every picture address. */
export const DRAWINGS_VERSION = 'v6cb348d1'
