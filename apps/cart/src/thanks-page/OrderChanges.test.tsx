import { ApiError } from '@verstak/api-client/ApiError'
import { cancelOrder, getOrder, type Order } from '@verstak/contracts/order'
import { requestReturn } from '@verstak/contracts/orderReturn'
import { guidOf } from '@verstak/testing/factories'
import { startUpload, type Upload } from '@verstak/contracts/upload'
import { sendPart } from '@verstak/remote-kit/uploads/sendPart'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi } from '../testing/cartApi.ts'
import { makeOrder } from '@verstak/testing/makeOrder'
import { renderCartPage } from '../testing/renderCartPage.tsx'

jest.mock('@verstak/remote-kit/uploads/sendPart')
beforeEach(() => localStorage.clear())

const step = (state: Order['status']) => ({ state, at: '2026-11-20T09:00:00.000Z', text: '20 ноября, 12:00' })
const address = `/cart-checkout/thanks/?order=${guidOf(500)}&key=secret`
const handedOver: Partial<Order> = {
  status: 'handed-over',
  steps: [step('new'), step('handed-over')],
  returnable: { unfitUntil: '2026-11-27', lines: [{ position: 0, quantity: 2, reasons: ['unfit', 'defect'] }] },
}
const asked = {
  ...{ guid: guidOf(600), state: 'requested' as const, reason: 'unfit' as const, comment: '' },
  ...{ requestedAt: '2026-11-20T09:00:00.000Z', refundDueAt: '2026-11-30T09:00:00.000Z' },
  ...{ answer: '', amount: 0, deliveryAmount: 0 },
  lines: [{ position: 0, name: 'Дрель', quantity: 1, amount: 0 }],
}

async function open(order: Partial<Order>) {
  const [line] = makeOrder().lines
  const state = { order: makeOrder({ lines: [{ ...line!, position: 0 }], ...order }) }
  const api = createCartApi().on(getOrder, () => state.order) as ReturnType<typeof createCartApi>
  await renderCartPage(api, { address })
  const sent = (path: string) => api.calls.filter((call) => call.path === path)
  return { api, state, sent, user: userEvent.setup() }
}

test('the shopper cancels after a question, and hears of it', async () => {
  const { api, state, sent, user } = await open({ status: 'new', steps: [step('new')], canCancel: true })
  api.on(cancelOrder, () => {
    state.order = makeOrder({ status: 'cancelled', steps: [step('new'), step('cancelled')], canCancel: false })
    return { status: 'cancelled' as const }
  })
  await user.click(screen.getByText('Отменить заказ'))
  await user.click(screen.getByRole('button', { name: 'Да, отменить' }))
  expect(await screen.findByRole('heading', { level: 1, name: /отменён/ })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Заказ отменён')
  expect(document.activeElement).toContainElement(screen.getByRole('status'))
  expect(screen.queryByRole('button', { name: 'Да, отменить' })).toBeNull()
  expect(sent(cancelOrder.path)).toHaveLength(1)
  expect(sent(cancelOrder.path)[0]).toMatchObject({ input: { body: { guid: guidOf(500), key: 'secret' } } })
})

test('a lost answer is told, and the next press sends the same key', async () => {
  const { api, sent, user } = await open({ status: 'new', canCancel: true })
  api.on(cancelOrder, () => Promise.reject(new ApiError('unavailable', 0)))
  await user.click(screen.getByText('Отменить заказ'))
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Да, отменить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Не получилось')
  }
  const keys = sent(cancelOrder.path).map(({ options }) => options.idempotencyKey)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('an order that has left meanwhile is not cancelled: whom to call is told', async () => {
  const { api, user } = await open({ status: 'ready', canCancel: true })
  api.on(cancelOrder, () => Promise.reject(new ApiError('order-state', 409)))
  await user.click(screen.getByText('Отменить заказ'))
  await user.click(screen.getByRole('button', { name: 'Да, отменить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Отменить заказ уже нельзя. Позвоните нам')
})

test('a return is asked for by keyboard alone', async () => {
  const { api, state, sent, user } = await open(handedOver)
  api.on(requestReturn, () => {
    state.order = { ...state.order, returnable: undefined, returns: [asked] }
    return asked
  })
  // jsdom opens no details by keyboard.
  await user.click(screen.getByText('Вернуть товар'))
  await screen.findByRole('radio', { name: /Не подошёл/ })
  await user.tab()
  expect(screen.getByRole('radio', { name: /Не подошёл/ })).toHaveFocus()
  screen.getByRole('button', { name: 'Отправить заявку' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Укажите, сколько штук возвращаете')
  screen.getByRole('button', { name: /Увеличить|\+|[Бб]ольше/ }).focus()
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Отправить заявку' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Заявка отправлена. Мы ответим письмом или позвоним.')).toBeVisible()
  expect(screen.getByText('Заявка рассматривается')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Заявка отправлена')
  const lines = [{ position: 0, quantity: 1 }]
  const body = { guid: guidOf(500), key: 'secret', reason: 'unfit', comment: '', lines, photos: [] }
  expect(sent(requestReturn.path)[0]).toMatchObject({ input: { body } })
})

test('a defect has to be described, and what the shop says to a request is shown', async () => {
  const { api, user } = await open(handedOver)
  const text = 'Вернуть можно не больше 1 шт'
  api.on(requestReturn, () =>
    Promise.reject(new ApiError('invalid-input', 400, [{ field: 'lines.0', reason: 'quantity', message: '', text }])),
  )
  await user.click(screen.getByText('Вернуть товар'))
  await user.click(await screen.findByRole('radio', { name: /Брак/ }))
  await user.click(screen.getByRole('button', { name: /Увеличить|\+|[Бб]ольше/ }))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(screen.getByRole('textbox', { name: 'Что не так' })).toHaveAccessibleDescription('Опишите, что не так')
  await user.type(screen.getByRole('textbox', { name: 'Что не так' }), 'Искрит')
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Заявка не отправлена. Исправьте отмеченное.')
  const pieces = screen.getByRole('group', { name: 'Дрель, штук' })
  expect(within(pieces).getByRole('textbox')).toHaveAccessibleDescription(text)
})

const KEY = { guid: guidOf(701), key: 'of-the-photo' }
const ready: Upload = {
  ...{ guid: KEY.guid, offset: 4, size: 4, state: 'ready' as const, refusal: '' },
  ...{ url: '/files/media/1/large?key=k', preview: '/files/media/1/small?key=k' },
}

test('photos go with the request as private files, and are seen with what was asked', async () => {
  const { api, state, sent, user } = await open(handedOver)
  jest.mocked(sendPart).mockResolvedValue(ready)
  api.on(startUpload, () => ({ ...KEY, partSize: 1024 }))
  api.on(requestReturn, () => {
    state.order = { ...state.order, returns: [{ ...asked, photoCount: 1 }] }
    return asked
  })
  await user.click(screen.getByText('Вернуть товар'))
  await user.upload(await screen.findByLabelText('Добавить фото'), new File(['foto'], 'a.jpg', { type: 'image/jpeg' }))
  expect(await screen.findByAltText('a.jpg')).toHaveAttribute('src', ready.preview)
  expect(sent(startUpload.path)[0]).toMatchObject({ input: { body: { kind: 'image', isPrivate: true } } })
  await user.click(screen.getByRole('button', { name: /Увеличить|\+|[Бб]ольше/ }))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  const photo = await screen.findByAltText('Фото 1 к возврату, открыть целиком')
  expect(photo).toHaveAttribute('src', `/api/v1/order/return/photo?return=${guidOf(600)}&photo=0&size=small&key=secret`)
  expect(sent(requestReturn.path)[0]).toMatchObject({ input: { body: { photos: [KEY] } } })
  // The next request begins without them.
  await user.click(screen.getByText('Вернуть товар'))
  expect(await screen.findByText('Фото, 0 из 5')).toBeVisible()
})

test('a request waits for photos that are on their way', async () => {
  const { api, sent, user } = await open(handedOver)
  jest.mocked(sendPart).mockReturnValue(new Promise(() => undefined))
  api.on(startUpload, () => ({ ...KEY, partSize: 1024 }))
  await user.click(screen.getByText('Вернуть товар'))
  await user.upload(await screen.findByLabelText('Добавить фото'), new File(['foto'], 'a.jpg', { type: 'image/jpeg' }))
  await user.click(screen.getByRole('button', { name: /Увеличить|\+|[Бб]ольше/ }))
  await user.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  expect(await screen.findByText('Дождитесь загрузки фото или уберите их.')).toBeVisible()
  expect(sent(requestReturn.path)).toHaveLength(0)
})
