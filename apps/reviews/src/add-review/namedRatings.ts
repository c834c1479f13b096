/** Start of the names of the radio groups of named ratings; the place of the rating follows. */
export const NAMED = 'named-'
