import * as endpoints from '@verstak/contracts/staffCatalogue'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

let owner: Visitor
beforeAll(async () => {
  const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
  await api.db.updateTable('shop_user').set({ first_name: 'Ольга' }).where('id', '=', userId).execute()
  owner = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

const readProduct = (id: number) => owner.call(endpoints.editableProduct.read, { query: { id } })
const planOf = (body: object) => owner.call(endpoints.planProductChanges, { body } as never)

test('a change by filter is shown first, changes nothing, then is applied as shown', async () => {
  const text = 'торцовочная'
  const { price } = (await readProduct(known.saw)).values
  const plan = await planOf({
    by: 'filter',
    filter: { text },
    change: { kind: 'price', percent: -10, isDiscount: true },
  })
  expect(plan.differences).toEqual([
    expect.objectContaining({
      id: known.saw,
      fields: expect.arrayContaining([{ field: 'price', old: price, new: Math.round((price * 0.9) / 100) * 100 }]),
    }),
  ])
  expect((await readProduct(known.saw)).values.price).toBe(price)
  const changes = plan.differences.map(({ id, version, fields }) => ({
    ...{ id, version },
    values: Object.fromEntries(fields.map((change) => [change.field, change.new])),
  }))
  expect(await owner.call(endpoints.applyProductChanges, { body: { changes } })).toEqual({ applied: 1, refused: [] })
  expect((await readProduct(known.saw)).values).toMatchObject({
    price: Math.round((price * 0.9) / 100) * 100,
    oldPrice: price,
  })
  const again = await owner.call(endpoints.applyProductChanges, { body: { changes } })
  expect(again).toEqual({
    applied: 0,
    refused: [{ id: known.saw, text: 'Пока вы смотрели разницу, товар изменил(а) Ольга' }],
  })
})

test('a table changes names, prices and stock; lines that cannot be used are named', async () => {
  const skuOf = async (id: number) =>
    (await api.db.selectFrom('product').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku
  const [saw, screws] = [await skuOf(known.saw), await skuOf(known.screws)]
  const table = [
    'Код;Название;Цена;Остаток',
    `${saw};"Пила ""Мастер""";834,50;10`,
    `${screws};;дорого;`,
    'нет такого;;100;',
    `${saw};;100;`,
  ]
  const plan = await planOf({ by: 'table', text: `\uFEFF${table.join('\r\n')}\r\n` })
  expect(plan.differences).toHaveLength(1)
  expect(plan.differences[0]!.fields).toEqual(
    expect.arrayContaining([
      { field: 'name', old: 'Пила торцовочная', new: 'Пила "Мастер"' },
      expect.objectContaining({ field: 'price', new: 83_450 }),
    ]),
  )
  expect(plan.refused).toEqual([
    { line: 3, text: '«Цена»: не понять «дорого»' },
    { line: 4, text: 'Товара с кодом нет такого нет' },
    { line: 5, text: `Код ${saw} уже был выше` },
  ])
  expect((await planOf({ by: 'table', text: 'Имя;Цена\r\nx;1' })).refused).toEqual([
    { line: 1, text: 'Нет столбца «Код»' },
  ])
})
