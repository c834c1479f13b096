import type { VariantRow } from './productPage.sql.ts'
import { variantsOf } from './variantsOf.ts'

const group = {
  id: 5,
  name: 'Эмаль',
  axes: [
    { kind: 'color' as const, name: 'Цвет' },
    { kind: 'package' as const, name: 'Фасовка' },
  ],
}

/** Ids in order; a star marks what cannot be bought. */
const rowsOf = (...texts: string[]): VariantRow[] =>
  texts.map((text, index) => ({
    id: index + 1,
    slug: `e${index + 1}`,
    choices: text.replace('*', '').split('/'),
    is_available: !text.endsWith('*'),
  }))

/** `name→id`, in brackets the current one, with a star what cannot be bought. */
const shown = (rows: VariantRow[], id = 1) =>
  variantsOf(group, rows, id)?.axes.map(({ name, values }) => [
    name,
    ...values.map((value) => {
      const text = `${value.name}→${/(\d+)\/$/.exec(value.link)?.[1]}${value.isAvailable ? '' : '*'}`
      return value.isCurrent ? `[${text}]` : text
    }),
  ])

test('each value leads to the product that differs in nothing else, the current one to itself', () => {
  const rows = rowsOf('красный/1 кг', 'красный/3 кг', 'синий/1 кг', 'синий/3 кг')
  expect(shown(rows, 2)).toEqual([
    ['Цвет', '[красный→2]', 'синий→4'],
    ['Фасовка', '1 кг→1', '[3 кг→2]'],
  ])
})

test('where the combination does not exist, it leads to another one with that value, rather to one that can be bought', () => {
  expect(shown(rowsOf('красный/1 кг', 'синий/3 кг*', 'синий/5 кг'))).toEqual([
    ['Цвет', '[красный→1]', 'синий→3'],
    ['Фасовка', '[1 кг→1]', '3 кг→2*', '5 кг→3'],
  ])
})

test('the same in all else counts more than what can be bought', () => {
  expect(shown(rowsOf('красный/1 кг', 'синий/1 кг*', 'синий/3 кг'))?.[0]).toEqual(['Цвет', '[красный→1]', 'синий→2*'])
})

test('what all have in common is no choice', () => {
  expect(shown(rowsOf('красный/1 кг', 'красный/3 кг'))?.map(([name]) => name)).toEqual(['Фасовка'])
})

test.each([
  ['alone in its group', rowsOf('красный/1 кг')],
  ['among others that say the same', rowsOf('красный/1 кг', 'красный/1 кг')],
  ['not among those that are read', rowsOf('красный/1 кг', 'синий/1 кг').slice(1)],
])('a product %s has no variants', (_, rows) => {
  expect(variantsOf(group, rows, 1)).toBeNull()
})

test('a product that says less than its group has axes takes part in those that it names', () => {
  expect(shown(rowsOf('красный', 'синий', 'синий/3 кг'))).toEqual([['Цвет', '[красный→1]', 'синий→2']])
})

test('all other products are named, each once', () => {
  const rows = rowsOf('красный/1 кг', 'красный/3 кг', 'синий/1 кг')
  expect(variantsOf(group, rows, 3)?.links).toEqual(['/product/e1-1/', '/product/e2-2/'])
})

test.each([
  ['12 кг', ['2,7 кг', '0,9 кг'], ['0,9 кг', '2,7 кг', '12 кг']],
  ['L', ['S', 'M'], ['L', 'S', 'M']],
])('packages stand by their numbers, else as the shop has them: %s', (first, others, order) => {
  const rows = rowsOf(...[first, ...others].map((name) => `красный/${name}`))
  expect(variantsOf(group, rows, 1)?.axes[0]?.values.map(({ name }) => name)).toEqual(order)
})
