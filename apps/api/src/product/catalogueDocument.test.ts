import { readFileSync } from 'node:fs'
import { getProduct } from '@verstak/contracts/product'
import { sql } from 'kysely'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('the examples that shops are given do what is said beside them', async () => {
  const document = readFileSync(new URL('../../CATALOGUE.md', import.meta.url), 'utf8')
  const examples = [...document.matchAll(/```sql\n(.*?)```/gs)].map(([, example = '']) => example)
  expect(examples).toHaveLength(5)
  for (const example of examples) await sql.raw(example).execute(api.db)
  const groups = await sql`select name from property_group where id = 901`.execute(api.db)
  expect(groups.rows).toEqual([{ name: 'Размеры и вес' }])
  const show = (productId: number) => api.newVisitor().call(getProduct, { query: { productId, regionId: 1 } })
  const product = await show(1)
  expect(product.variants?.axes.map(({ name, values }) => [name, ...values.map((value) => value.name)])).toEqual([
    ['Цвет', 'белая', 'синяя'],
    ['Фасовка', '0,9 кг', '2,7 кг'],
  ])
  expect(product.documents).toMatchObject([{ name: 'Инструкция по эксплуатации', kind: 'instruction', type: 'txt' }])
  expect(product.videos).toMatchObject([{ title: 'Как сменить диск', duration: 95, poster: null }])
  expect(product).not.toHaveProperty('isWithdrawn')
  expect(await show(7)).toMatchObject({ isWithdrawn: true })
})
