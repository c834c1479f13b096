// expect: nothing
export const title = 'Дрели'
