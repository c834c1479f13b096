import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { previewRepeat } from '@verstak/contracts/userOrders'
import { CabinetStory } from '../testing/CabinetStory.tsx'
import { guidOf, makeDocument } from '../testing/moneyHarness.tsx'
import {
  createOrdersHarness,
  makeRepeatLine,
  makeUserOrder,
  type OrdersHarnessInput,
} from '../testing/ordersHarness.tsx'

const AT = `/user/orders/${guidOf(1)}/`

async function openOrder(input: OrdersHarnessInput = {}) {
  const harness = createOrdersHarness(input)
  await act(async () => render(<CabinetStory harness={harness} at={AT} />))
  await screen.findByRole('heading', { level: 1 })
  return harness.api
}

test('the page has the way of the order, goods, sums, the point, payment and who gets it', async () => {
  await openOrder({ order: makeUserOrder({ comment: 'Позвоните за час' }) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ № 1042 от 20 ноября, 12:00')
  const way = within(screen.getByRole('region', { name: 'Что с заказом' }))
  expect(way.getByRole('listitem', { current: 'step' })).toHaveTextContent('Собираем20 ноября, 18:10')
  expect(way.getByText('Верстак на Варшавке')).toBeVisible()
  expect(way.getByText('ежедневно с 9 до 22')).toBeVisible()
  expect(way.getByText('Картой при получении')).toBeVisible()
  expect(way.getByText('Позвоните за час')).toBeVisible()
  const goods = within(screen.getByRole('region', { name: 'Товары' }))
  expect(goods.getByRole('link', { name: 'Дрель' })).toHaveAttribute('href', '/product/drel-1/')
  expect(goods.getByText('12 490 ₽')).toBeInTheDocument()
  const sums = within(screen.getByRole('region', { name: 'Сумма заказа' }))
  expect(sums.getAllByText('24 980 ₽')).toHaveLength(2)
  expect(sums.getByText('4 504,59 ₽')).toBeVisible()
})

test('a company finds buyer, deferred payment and papers, and makes a list of the order', async () => {
  const order = makeUserOrder({
    organization: { id: 3, name: 'ООО «Волгаснаб»', inn: '1650432105', kpp: '165001001' },
    deferredUntil: '5 декабря',
    invoiceNumber: '7731',
    documents: [makeDocument(1, { kind: 'transfer', number: '17' })],
    order: { payment: 'deferred' },
  })
  await openOrder({ order })
  expect(screen.getByText('ИНН 1650432105')).toBeVisible()
  expect(screen.getByText('Оплатить до 5 декабря')).toBeVisible()
  expect(screen.getByText('Счёт № 7731')).toBeVisible()
  const paper = screen.getByRole('link', { name: 'Открыть PDF: УПД №\u00A017' })
  expect(paper).toHaveAttribute('href', expect.stringContaining('/api/v1/documents/file'))
  expect(screen.getByRole('link', { name: 'Сохранить как список закупок' })).toHaveAttribute(
    'href',
    `/user/lists/?order=${guidOf(1)}&number=1042`,
  )
})

test('what is not sold any more says so and leads nowhere', async () => {
  const lines = makeUserOrder().order.lines.map((line) => ({ ...line, position: 0 }))
  await openOrder({ order: makeUserOrder({ withdrawn: [0], order: { lines } }) })
  const goods = within(screen.getByRole('region', { name: 'Товары' }))
  expect(goods.getByText(/больше не продаём/)).toBeVisible()
  expect(goods.queryByRole('link')).toBeNull()
})

test('the page says beforehand what a repetition changes, and afterwards what it did', async () => {
  await openOrder()
  const report = within(screen.getByRole('region', { name: 'Что будет при повторе' }))
  for (const words of [
    '3 товара по той же цене',
    /^Перчатки рабочие: дороже, 1\s189 ₽ вместо 1\s000 ₽$/,
    'Рулетка 5 м: есть только 4 из 10 шт',
    'Стремянка: сейчас не продаём',
  ])
    expect(report.getByText(words)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить заказ №\u00A01042' }))
  expect(await screen.findByText('В корзину добавлено 5 товаров')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveFocus()
})

test('what the cart holds already is told, and an order of which nothing is left', async () => {
  const lines = [makeRepeatLine(1, { outcome: 'fewer', taken: 0 }), makeRepeatLine(2, { outcome: 'gone', taken: 0 })]
  await openOrder({ repeated: { lines, sum: 0 } })
  expect(screen.getByText('Товар 1: всё, что есть, уже в корзине')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Повторить заказ/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('В корзину ничего не добавлено')
})

test('without an answer about the changes the order can be repeated all the same', async () => {
  const harness = createOrdersHarness()
  harness.api.on(previewRepeat, () => {
    throw new ApiError('unavailable', 503)
  })
  await act(async () => render(<CabinetStory harness={harness} at={AT} />))
  expect(await screen.findByText(/^Не получилось узнать, что изменилось/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Повторить заказ/ })).toBeEnabled()
})

test('an unpaid order has until when it waits and its payment', async () => {
  const paymentDue = { at: '2026-11-25T15:00:00.000Z', text: '25 ноября, 18:00' }
  await openOrder({ order: makeUserOrder({ order: { status: 'awaiting-payment', payment: 'online', paymentDue } }) })
  expect(screen.getByText('Заказ ждёт оплаты до 25 ноября, 18:00')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Оплатить' })).toHaveAttribute(
    'href',
    `/checkout/payment/?orderid=${guidOf(1)}`,
  )
})

test('an order is cancelled while that is possible, and the page shows it', async () => {
  await openOrder()
  await userEvent.click(screen.getByText('Отменить заказ'))
  await userEvent.click(screen.getByRole('button', { name: 'Да, отменить' }))
  expect(await screen.findByText('Заказ отменён')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: /^Отменён/ })).toBeVisible()
  expect(screen.queryByText('Отменить заказ')).toBeNull()
})

test('the form of a return leads back to this page without scripts', async () => {
  const returnable = { unfitUntil: null, lines: [{ position: 0, quantity: 1, reasons: ['defect' as const] }] }
  const lines = makeUserOrder().order.lines.map((line, position) => ({ ...line, position }))
  await openOrder({ order: makeUserOrder({ order: { status: 'handed-over', lines, returnable } }) })
  await userEvent.click(screen.getByText('Вернуть товар'))
  const form = (await screen.findByRole('button', { name: 'Отправить заявку' })).closest('form')!
  expect(Object.fromEntries(new FormData(form))).toEqual({
    ...{ order: guidOf(1), after: '0', page: 'cabinet', reason: 'defect', 'pieces-0': '0', comment: '' },
  })
})
