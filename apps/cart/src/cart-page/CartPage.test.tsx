import { ApiError } from '@verstak/api-client/ApiError'
import { priceOrderDelivery } from '@verstak/contracts/deliveryChoice'
import { addToCart, deleteFromCart, forgetCartJoining, getCart } from '@verstak/contracts/cart'
import type { Layout } from '@verstak/contracts/layout'
import { regionAtom } from '@verstak/region'
import { listOffices } from '@verstak/contracts/region'
import { guidOf, makeCartItem, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart } from '../testing/cartApi.ts'
import { renderCartPage } from '../testing/renderCartPage.tsx'
import { setupModals } from '@verstak/testing/setupModals'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000, oldPrice: 12_500 })
const saw = makeProductTile({ id: 2, name: 'Пила', price: 50_000, oldPrice: null })

beforeAll(setupModals)
beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

const lineOf = (name: string) => {
  const line = screen.getByRole('link', { name }).closest('li')
  if (!line) throw new Error(`No line of ${name}`)
  return within(line)
}
const summary = () => screen.getByRole('region', { name: 'Ваш заказ' })

test('shows items, their sums and what the order costs', async () => {
  await renderCartPage(createCartApi([makeCartItem({ product: drill, quantity: 3 }), makeCartItem({ product: saw })]))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина 2 товара')
  expect(lineOf('Дрель').getByText('300 ₽')).toBeInTheDocument()
  expect(summary()).toHaveTextContent('Товары, 4 шт875 ₽')
  expect(summary()).toHaveTextContent('Скидка−75 ₽')
  expect(summary()).toHaveTextContent('Вес6,16 кг')
  expect(summary()).toHaveTextContent('Итого800 ₽')
})

test('a cart that joined another says what it did, once, and the notice stays while the page is open', async () => {
  const api = createCartApi([makeCartItem({ product: drill }), makeCartItem({ product: saw })])
  const seen: string[] = []
  api.on(forgetCartJoining, ({ body }) => {
    seen.push(body.id)
    delete api.cart.joining
    return { status: 'success' as const }
  })
  api.cart.joining = { id: guidOf(9), addedCount: 2, keptCount: 5, raisedCount: 1, limited: [saw.id], leftCount: 3 }
  const { host, unmount } = await renderCartPage(api)
  const notice = screen.getByText('Объединили корзины').parentElement
  expect(notice?.textContent.replaceAll('\u00A0', ' ')).toBe(
    'Объединили корзины' +
      'Добавили из корзины до входа: 2 товара.' +
      'Уже были в вашей корзине: 5 товаров.' +
      'Взяли большее из двух количеств: 1 товар.' +
      'Уменьшили до наличия: Пила.' +
      'Не поместились: 3 товара. В корзине не больше 200.',
  )
  await waitFor(() => expect(seen).toEqual([guidOf(9)]))
  await host.queryClient.invalidateQueries()
  expect(screen.getByText('Объединили корзины')).toBeInTheDocument()
  unmount()
  await renderCartPage(api)
  expect(screen.queryByText('Объединили корзины')).not.toBeInTheDocument()
  expect(seen).toHaveLength(1)
})

test('a changed quantity shows in all sums at once and goes to the server', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  await renderCartPage(api)
  await userEvent.click(lineOf('Дрель').getByRole('button', { name: 'Больше' }))
  expect(lineOf('Дрель').getByText('200 ₽')).toBeInTheDocument()
  expect(summary()).toHaveTextContent('Итого200 ₽')
  await waitFor(() => expect(api.addedQuantities()).toEqual([2]))
})

test('a quantity that could not be changed goes back, and a popup says so', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  api.on(addToCart, () => Promise.reject(new ApiError('unavailable', 0)))
  await renderCartPage(api)
  await userEvent.click(lineOf('Дрель').getByRole('button', { name: 'Больше' }))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(summary()).toHaveTextContent('Итого100 ₽')
})

test('an item is removed by its bin; the removal is read aloud and the focus is on the way back', async () => {
  const api = createCartApi([makeCartItem({ product: drill }), makeCartItem({ product: saw })])
  await renderCartPage(api)
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Дрель' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Дрель' })).not.toBeInTheDocument())
  expect(summary()).toHaveTextContent('Итого500 ₽')
  expect(screen.getByRole('button', { name: 'Вернуть в корзину: Дрель' })).toHaveFocus()
  expect(screen.getByText('Убрали из корзины: Дрель')).toHaveAttribute('role', 'status')
})

test('an item that could not be removed stays', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  api.on(deleteFromCart, () => Promise.reject(new ApiError('unavailable', 503)))
  await renderCartPage(api)
  await userEvent.click(screen.getByRole('button', { name: /Убрать/ }))
  expect(await screen.findByRole('dialog', { name: 'Что-то пошло не так.' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Дрель' })).toBeInTheDocument()
})

test('without items it leads to the catalogue', async () => {
  await renderCartPage(createCartApi())
  expect(screen.getByRole('heading', { level: 1, name: 'В корзине пока пусто' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/')
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('taking the last item out leaves the empty page', async () => {
  await renderCartPage(createCartApi([makeCartItem({ product: drill })]))
  await userEvent.click(screen.getByRole('button', { name: /Убрать/ }))
  expect(await screen.findByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument()
})

test('items that cannot be bought stand at the end with the reason, uncounted, and can be removed', async () => {
  const gone = makeCartItem({ product: drill, isDeleted: true, available: 0 })
  const api = createCartApi([gone, makeCartItem({ product: saw })])
  await renderCartPage(api)
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names.indexOf('Пила')).toBeLessThan(names.indexOf('Дрель'))
  expect(lineOf('Дрель').getByText('Нет в наличии в Москве')).toBeInTheDocument()
  expect(lineOf('Дрель').getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute(
    'href',
    `${drill.link}#analogs`,
  )
  expect(summary()).toHaveTextContent('Итого500 ₽')
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из корзины: Дрель' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Дрель' })).not.toBeInTheDocument())
  expect(api.calls.findLast(({ path }) => path === deleteFromCart.path)?.input).toMatchObject({
    body: { itemGuid: gone.guid },
  })
})

test('a cart of only such items cannot be ordered', async () => {
  await renderCartPage(createCartApi([makeCartItem({ product: drill, isDeleted: true, available: 0 })]))
  expect(screen.queryByRole('button', { name: 'Оформить заказ' })).not.toBeInTheDocument()
})

test('a price that changed since the item was put in is said, old and new', async () => {
  const item = makeCartItem({ product: drill })
  await renderCartPage(createCartApi([{ ...item, price: { ...item.price, added: 9_000 } }]))
  expect(screen.getByText('Цена изменилась: было 90 ₽, стало 100 ₽')).toBeInTheDocument()
})

test('of what there is less, the quantity is reduced, and the line says so', async () => {
  const scarce = makeProductTile({ ...drill, availabilityInfo: { ...drill.availabilityInfo, countInStock: 3 } })
  const api = createCartApi([makeCartItem({ product: scarce, quantity: 5, available: 3 })])
  await renderCartPage(api)
  expect(await screen.findByText('Осталось 3 шт — уменьшили')).toBeInTheDocument()
  expect(api.addedQuantities()).toEqual([3])
  expect(summary()).toHaveTextContent('Итого300 ₽')
})

test('an API that fails can be asked again', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  let isDown = true
  api.on(getCart, () => (isDown ? Promise.reject(new ApiError('unavailable', 503)) : api.cart))
  await renderCartPage(api)
  expect(await screen.findByText('Корзина не загрузилась')).toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: /Повторить|Попробовать/ }))
  expect(await screen.findByRole('link', { name: 'Дрель' })).toBeInTheDocument()
})

const layouts: [Layout, string, string, string][] = [
  ['desktop', '/cart/', '/cart-checkout/', '[ROUTE-033]'],
  ['mobile', '/cart-checkout/', '/cart/', '[ROUTE-032]'],
]

test.each(layouts)('a %s client on %s is sent to %s, keeping the query %s', async (layout, from, to) => {
  const { router } = await renderCartPage(createCartApi(), { layout, address: `${from}?type=buyForSale&saleGuid=1` })
  expect(router.state.location.pathname).toBe(to)
  expect(router.state.location.search).toBe('?type=buyForSale&saleGuid=1')
})

test('another region is shown in place: cart, shops and delivery are asked for anew, and nothing typed is lost [REGION-013]', async () => {
  const api = createCartApi([makeCartItem({ product: drill })])
  const { host } = await renderCartPage(api)
  const field = screen.getByRole('textbox', { name: 'Имя и фамилия' })
  await userEvent.type(field, 'Анна')
  act(() => host.store.set(regionAtom, makeRegion({ id: 2, name: 'Казань' })))
  expect(field).toBeInTheDocument()
  const askedOf = (path: string) =>
    api.calls.filter((call) => call.path === path).map(({ input }) => (input as { query: { regionId: number } }).query)
  await waitFor(() => expect(askedOf(getCart.path).at(-1)).toEqual({ regionId: 2 }))
  await waitFor(() => expect(askedOf(listOffices.path).at(-1)).toMatchObject({ regionId: 2 }))
  await waitFor(() => expect(askedOf(priceOrderDelivery.path).at(-1)).toMatchObject({ regionId: 2 }))
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Анна')
  expect(lineOf('Дрель').getAllByText('100 ₽')).toHaveLength(2)
})
