// expect: nothing
/** Sum of two whole numbers. */
export const sum = (a: number, b: number) => a + b
