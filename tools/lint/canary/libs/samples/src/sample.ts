// expect: no-restricted-syntax
/** A sample. */
export const sample = 'Образец'
