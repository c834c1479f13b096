// expect: jsdoc/require-jsdoc
export const product = (a: number, b: number) => a * b
