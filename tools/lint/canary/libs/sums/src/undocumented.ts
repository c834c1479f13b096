// expect: verstak/require-docstring
export const product = (a: number, b: number) => a * b
