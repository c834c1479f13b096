// expect: no-restricted-syntax, no-restricted-syntax, no-restricted-syntax
export const name = 'Дрель'
export const count = (n: number) => `${n} шт`
export const Title = () => <h1>Перфоратор</h1>
