import { ApiError } from '@verstak/api-client/ApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { notifyOnArrival } from '@verstak/contracts/product'
import { listAnalogs } from '@verstak/contracts/recommendation'
import { getSession } from '@verstak/contracts/session'
import type { WidgetProps } from '@verstak/contracts/widget'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { Device } from '@verstak/ui-kit/photoSize'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { AnalogTiles } from './AnalogTiles.tsx'
import { ArrivalForm } from './ArrivalForm.tsx'

beforeAll(() => {
  // jsdom knows `<dialog>` but cannot open it.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

beforeEach(() => localStorage.clear())

const AddToCart = ({ product }: WidgetProps['cart/AddToCart']) => <button>{`В корзину ${product.name}`}</button>

interface Visit {
  device?: Device
  isNotifyAllowed?: boolean
  email?: string
}

function show(api = createFakeApi(), { device = 'desktop', isNotifyAllowed = true, email }: Visit = {}) {
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    layout: device === 'phone' ? 'mobile' : 'desktop',
    widgets: {
      'cart/AddToCart': AddToCart as never,
      'listing/AnalogTiles': AnalogTiles as never,
      'listing/ArrivalForm': ArrivalForm as never,
    },
  })
  if (email) host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user: 'private', account: { email } })
  const product = makeProductTile({ name: 'Дрель', button: { type: 'reportLater', isNotifyAllowed } })
  render(
    <TestHost host={host}>
      <ProductTile product={product} variant="vertical" device={device} />
    </TestHost>,
  )
}

async function openAnalogs() {
  await userEvent.click(screen.getByRole('link', { name: 'Подобрать аналог' }))
  return within(await screen.findByRole('dialog', { name: 'Подобрать аналог' }))
}

async function openArrival() {
  await userEvent.click(screen.getByRole('button', { name: 'Сообщить о поступлении' }))
  return within(await screen.findByRole('dialog', { name: 'Сообщить о поступлении' }))
}

async function fill(opened: ReturnType<typeof within>, email: string) {
  const field = await opened.findByRole('textbox', { name: /Email/ })
  await userEvent.click(field)
  await userEvent.paste(email)
  return field
}

const bell = () => screen.queryByRole('button', { name: 'Сообщить о поступлении' })
const analog = (id: number) => makeProductTile({ id, name: `Аналог ${id}` })

test('«Подобрать аналог» opens a window with analogs that go straight into the cart [TILE-024, TILE-026]', async () => {
  const api = createFakeApi().on(listAnalogs, () => ({ products: [analog(2), analog(3)] }))
  show(api)
  const opened = await openAnalogs()
  expect(await opened.findByRole('button', { name: 'В корзину Аналог 2' })).toBeVisible()
  expect(opened.getAllByRole('article')).toHaveLength(2)
  expect(api.calls.map(({ input }) => input)).toEqual([{ query: { guid: guidOf(1), regionId: 1 } }])
})

test('no analogs are told of in words [TILE-026]', async () => {
  show(createFakeApi().on(listAnalogs, () => ({ products: [] })))
  expect(await (await openAnalogs()).findByText('Похожих товаров в наличии сейчас нет')).toBeVisible()
})

test('analogs that failed to come can be asked for again', async () => {
  let isDown = true
  const api = createFakeApi().on(listAnalogs, () => {
    if (isDown) throw new ApiError('unavailable', 503)
    return { products: [analog(2)] }
  })
  show(api)
  const opened = await openAnalogs()
  expect(await opened.findByRole('alert')).toHaveTextContent('Аналоги не загрузились')
  isDown = false
  await userEvent.click(opened.getByRole('button', { name: 'Повторить' }))
  expect(await opened.findByRole('article')).toBeVisible()
})

test('nothing is asked for before the press', () => {
  const api = createFakeApi()
  show(api)
  expect(api.calls).toEqual([])
})

test('the bell stands on a desktop where the shop allows it [TILE-025]', () => {
  show()
  expect(bell()).toBeVisible()
})

test.each([
  ['never on a phone', { device: 'phone' as const }],
  ['not where the product does not come back', { isNotifyAllowed: false }],
])('the bell stands %s [TILE-025]', (_, visit) => {
  show(createFakeApi(), visit)
  expect(screen.getByRole('link', { name: 'Подобрать аналог' })).toBeVisible()
  expect(bell()).not.toBeInTheDocument()
})

test('the bell asks for an e-mail, sends it and says that it has [TILE-025, TILE-027]', async () => {
  const api = createFakeApi().on(notifyOnArrival, () => ({ result: { isAccepted: true as const } }))
  show(api)
  const opened = await openArrival()
  await fill(opened, 'anna@mail.ru')
  await userEvent.click(opened.getByRole('button', { name: 'Сообщить' }))
  expect(await opened.findByText(/Напишем на anna@mail\.ru/)).toBeVisible()
  expect(opened.getByRole('button', { name: 'Понятно' })).toHaveFocus()
  expect(api.calls.map(({ input }) => input)).toEqual([{ body: { productGuid: guidOf(1), email: 'anna@mail.ru' } }])
})

test('a signed-in user finds his e-mail there [TILE-027]', async () => {
  show(createFakeApi(), { email: 'boris@mail.ru' })
  expect(await (await openArrival()).findByRole('textbox', { name: /Email/ })).toHaveValue('boris@mail.ru')
})

test('a wrong e-mail is told of at once and not sent; the field has the focus', async () => {
  const api = createFakeApi()
  show(api)
  const opened = await openArrival()
  const field = await fill(opened, 'anna')
  await userEvent.click(opened.getByRole('button', { name: 'Сообщить' }))
  expect(await opened.findByText('Email должен содержать символы «@» и «.»')).toBeVisible()
  expect(field).toHaveFocus()
  expect(api.calls).toEqual([])
})

test.each([
  [
    'what the server says is wrong',
    () => ({ errors: [{ field: 'email' as const, title: 'Введите корректный email' }] }),
    'Введите корректный email',
  ],
  [
    'a failure',
    () => Promise.reject(new ApiError('unavailable', 503)),
    'Магазин не ответил. Проверьте связь и нажмите ещё раз.',
  ],
  [
    'too many tries',
    () => Promise.reject(new ApiError('rate-limited', 429)),
    'Слишком много попыток. Подождите минуту.',
  ],
])('%s is told in the form', async (_, answer, words) => {
  show(createFakeApi().on(notifyOnArrival, answer))
  const opened = await openArrival()
  await fill(opened, 'anna@mail.ru')
  await userEvent.click(opened.getByRole('button', { name: 'Сообщить' }))
  expect(await opened.findByText(words)).toBeVisible()
})
