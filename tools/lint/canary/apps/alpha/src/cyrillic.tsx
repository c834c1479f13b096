// expect: verstak/no-cyrillic, verstak/no-cyrillic, verstak/no-cyrillic
export const name = 'Дрель'
export const count = (n: number) => `${n} шт`
export const Title = () => <h1>Перфоратор</h1>
