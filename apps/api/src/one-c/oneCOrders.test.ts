import type { OrderState } from '@verstak/contracts/order'
import { sql } from 'kysely'
import { readElements, childOf, childrenOf, childText, type XmlElement } from '../exchange/formats/readElements.ts'
import { useOrderShop } from '../testing/orderShop.ts'
import { useOneC } from '../testing/oneCCalls.ts'
import { findDifferences } from '../testing/orderBooks.ts'
import { COURIER, orderFor, PRICE } from '../testing/promoShop.ts'
import { courierTo } from '../testing/courierTo.ts'
import { known } from '../testing/testShop.data.ts'
import { stepsTo } from './takeStates.ts'
import { wordOf } from './readStates.ts'

const shop = useOrderShop()
const { api } = shop
const { call, signIn, send } = useOneC(api)
const type = 'sale'

async function documentsOf(xml: string): Promise<XmlElement[]> {
  async function* whole() {
    yield xml
  }
  const found: XmlElement[] = []
  for await (const element of readElements(
    whole(),
    (path) => (path.length === 1 ? 'open' : 'whole'),
    () => {},
  ))
    found.push(element)
  return found
}

const requisitesOf = (element: XmlElement) =>
  Object.fromEntries(
    childrenOf(childOf(element, 'ЗначенияРеквизитов'), 'ЗначениеРеквизита').map((each) => [
      childText(each, 'Наименование'),
      childText(each, 'Значение'),
    ]),
  )

/** A list of orders as 1C sends it back. */
const list = (...orders: [id: string, number: number | string, requisites: Record<string, string>][]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08">\n${orders
    .map(
      ([id, number, requisites]) =>
        `<Документ><Ид>${id}</Ид><Номер>${number}</Номер><ЗначенияРеквизитов>${Object.entries(requisites)
          .map(
            ([name, value]) =>
              `<ЗначениеРеквизита><Наименование>${name}</Наименование><Значение>${value}</Значение></ЗначениеРеквизита>`,
          )
          .join('')}</ЗначенияРеквизитов></Документ>`,
    )
    .join('\n')}\n</КоммерческаяИнформация>`

async function stateOf(guid: string): Promise<OrderState> {
  const row = api.db.selectFrom('customer_order').select('status').where('guid', '=', guid)
  return (await row.executeTakeFirstOrThrow()).status
}

async function lastRun() {
  const { rows } = await sql<{ report: { orders: object }; faults: { id: string; code: string }[] | null }>`
    select report, (select jsonb_agg(jsonb_build_object('id', source_id, 'code', code) order by line) from exchange_fault
      where run_id = r.id) as faults from exchange_run r where format = 'commerceml-orders' order by id desc limit 1`.execute(
    api.db,
  )
  return rows[0]!
}

test('1C gets new orders, says that it has them, and brings their states back', async () => {
  const shopper = await shop.shopperWith([known.plenty, 3])
  const code = await shop.addCode({ percent: 10 })
  await shop.apply(shopper, code)
  const sum = 3 * PRICE * 0.9 + COURIER
  const placed = await shop.place(shopper, {
    ...orderFor(sum, {
      contact: { name: 'Пётр Иванов', phone: '9991234567', email: 'petr@example.com' },
      comment: 'Звонить <после> 18:00 & "не раньше"',
    }),
    delivery: courierTo('улица Ленина, дом 1'),
  })
  const second = await shop.order({ pieces: 2 })
  await sql`insert into exchange_source (name) values ('trade') on conflict do nothing`.execute(api.db)
  await sql`insert into exchange_item (source, kind, source_id, entity_id, record)
    values ('trade', 'product', 'bd72d8f9-55bc-11d9-848a-00112f43529a', ${known.plenty}, '{}')`.execute(api.db)

  const cookie = await signIn()
  const ask = (mode: string, body?: string) =>
    call(`mode=${mode}`, { cookie, type, ...(body !== undefined && { body }) })
  expect(await ask('init')).toMatch(/^zip=no\nfile_limit=\d+$/)
  const xml = await ask('query')
  // An exchange that broke off before it was confirmed is given the same again.
  expect((await documentsOf(await ask('query'))).length).toBe(2)
  const [first, other] = await documentsOf(xml)
  const text = (name: string) => childText(first!, name)
  expect([text('Ид'), text('Сумма'), text('ХозОперация'), text('Роль'), text('Валюта')]).toEqual([
    placed.guid,
    (sum / 100).toFixed(2),
    'Заказ товара',
    'Продавец',
    'RUB',
  ])
  expect(text('Дата')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(text('Комментарий')).toBe('Звонить <после> 18:00 & "не раньше"')
  const buyer = childOf(childOf(first!, 'Контрагенты')!, 'Контрагент')!
  expect(childText(buyer, 'Наименование')).toBe('Пётр Иванов')
  expect(childrenOf(childOf(buyer, 'Контакты'), 'Контакт').map((each) => childText(each, 'Значение'))).toEqual([
    '+79991234567',
    'petr@example.com',
  ])
  const lines = childrenOf(childOf(first!, 'Товары'), 'Товар')
  expect(
    lines.map((line) => ['Ид', 'ЦенаЗаЕдиницу', 'Количество', 'Сумма'].map((name) => childText(line, name))),
  ).toEqual([
    ['bd72d8f9-55bc-11d9-848a-00112f43529a', '1000.00', '3', '2700.00'],
    ['ORDER_DELIVERY', '490.00', '1', '490.00'],
  ])
  expect(childText(childOf(childOf(lines[0]!, 'Скидки')!, 'Скидка')!, 'Сумма')).toBe('300.00')
  // The VAT of all lines is that of the document.
  const vatOf = (element: XmlElement) => Number(childText(childOf(childOf(element, 'Налоги')!, 'Налог')!, 'Сумма'))
  expect(vatOf(lines[0]!)).toBeCloseTo((2700 * 22) / 122, 2)
  expect(vatOf(first!)).toBeCloseTo(vatOf(lines[0]!) + vatOf(lines[1]!), 2)
  expect(requisitesOf(first!)).toMatchObject({
    'Способ доставки': 'Курьер',
    'Метод оплаты': 'Наличными при получении',
    'Статус заказа': 'Новый',
    'Заказ оплачен': 'false',
    Отменен: 'false',
    Промокод: code,
  })
  expect(childText(other!, 'Ид')).toBe(second.guid)
  expect(await ask('success')).toBe('success')
  expect(await documentsOf(await ask('query'))).toEqual([])

  // 1C has put the first together and sent it off; of the second it knows the number only, and its money has come.
  const states = list(
    [placed.guid, '00УТ-000001', { 'Статус заказа': 'Отгружен', Проведен: 'true' }],
    ['77', second.number, { 'Номер оплаты по 1С': 'ПП-5', 'Дата оплаты по 1С': '2026-11-20', Отменен: 'false' }],
    ['nobody', '999999999', { 'Статус заказа': 'Выполнен' }],
  )
  await send('orders-1.xml', states, cookie, type)
  expect(await ask('import&filename=orders-1.xml')).toBe('success')
  expect(await stateOf(placed.guid)).toBe('on-the-way')
  expect(await stateOf(second.guid)).toBe('paid')
  expect(await shop.balanceOf(second.guid)).toBe(0)
  expect(await lastRun()).toMatchObject({
    report: { orders: { read: 3, moved: 2 } },
    faults: [{ id: 'nobody', code: 'unknown-order' }],
  })
  // What 1C said itself is no news to it.
  expect(await documentsOf(await ask('query'))).toEqual([])
  // The same list once more changes nothing.
  await ask('init')
  await send('orders-1.xml', states, cookie, type)
  expect((await lastRun()).report).toMatchObject({ orders: { read: 3, moved: 0 } })

  // A step of the shop is news; what cannot be is in the report, and stops nobody else.
  await shop.cancel(second.guid)
  const news = await documentsOf(await ask('query'))
  expect(news.map((each) => [childText(each, 'Ид'), requisitesOf(each)['Отменен']])).toEqual([[second.guid, 'true']])
  await ask('success')
  await send(
    'orders-2.xml',
    list(
      [second.guid, second.number, { 'Статус заказа': 'Отгружен' }],
      [placed.guid, '1', { 'Статус заказа': 'Выдан' }],
    ),
    cookie,
    type,
  )
  expect(await lastRun()).toMatchObject({ faults: [{ id: second.guid, code: 'impossible-step' }] })
  expect(await stateOf(placed.guid)).toBe('handed-over')
  // 1C gives the money of the cancelled order back.
  await send('orders-3.xml', list([second.guid, second.number, { ПометкаУдаления: 'true' }]), cookie, type)
  expect(await shop.balanceOf(second.guid)).toBe(0)
  expect(await findDifferences(api.db)).toEqual([])
})

test('an order is cancelled by 1C, and its pieces lie in the shop again', async () => {
  const cookie = await signIn('cancels')
  const before = await shop.stockOf(known.plenty)
  const { guid, number } = await shop.order({ pieces: 2, to: 'assembling' })
  expect(await shop.stockOf(known.plenty)).toBe(before - 2)
  await send('a.xml', list([guid, number, { 'Статус заказа': 'Отменен' }]), cookie, type)
  expect(await stateOf(guid)).toBe('cancelled')
  expect(await shop.stockOf(known.plenty)).toBe(before)
  // Nothing leads back.
  await send('b.xml', list([guid, number, { 'Статус заказа': 'Собран' }]), cookie, type)
  expect(await stateOf(guid)).toBe('cancelled')
  expect((await lastRun()).faults).toMatchObject([{ code: 'impossible-step' }])
  expect(await findDifferences(api.db)).toEqual([])
})

test('a list that breaks off or is none changes no order', async () => {
  const cookie = await signIn('broken')
  const { guid, number } = await shop.order()
  const whole = list([guid, number, { 'Статус заказа': 'Собран' }])
  expect(await call('mode=file&filename=a.xml', { cookie, type, body: whole.slice(0, -20) })).toBe('success')
  expect(await stateOf(guid)).toBe('new')
  expect(await call('mode=import&filename=a.xml', { cookie, type })).toContain('Файл обрывается на строке')
  for (const [index, body] of [
    '<html/>',
    'words',
    '<КоммерческаяИнформация><Документ></КоммерческаяИнформация>',
  ].entries()) {
    const name = `filename=b${index}.xml`
    await call(`mode=file&${name}`, { cookie, type, body })
    expect(await call(`mode=import&${name}`, { cookie, type })).toContain('failure\nЗагрузка не удалась.')
  }
  expect(await stateOf(guid)).toBe('new')
})

test.each<[string, OrderState | null]>([
  ['Отгружен', 'on-the-way'],
  ['Передан в доставку', 'on-the-way'],
  ['Собран', 'ready'],
  ['Готов к отгрузке', 'ready'],
  ['В работе', 'assembling'],
  ['К выполнению / В резерве', null],
  ['Выполнен', 'handed-over'],
  ['Закрыт', 'handed-over'],
  ['Оплачен', 'paid'],
  ['Не оплачен', null],
  ['Ожидает оплаты', null],
  ['Отменён', 'cancelled'],
  ['Новый', null],
  ['', null],
])('«%s» of 1C asks for %s', (words, state) => expect(wordOf(words)).toBe(state))

test('the way to a state is the shortest that staff may go', () => {
  expect(stepsTo('new', 'on-the-way')).toEqual(['assembling', 'on-the-way'])
  expect(stepsTo('paid', 'handed-over')).toEqual(['assembling', 'ready', 'handed-over'])
  expect(stepsTo('awaiting-payment', 'ready')).toEqual(['ready'])
})
