// expect: verstak/no-cyrillic
/** A sample. */
export const sample = 'Образец'
