import { ApiError } from '@verstak/api-client/ApiError'
import { acknowledgeChanges, saveItems, selectItems } from '@verstak/contracts/cartLine'
import { makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { setupModals } from '@verstak/testing/setupModals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, heldCall, setHasCart } from '../testing/cartApi.ts'
import { renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000 })
const saw = makeProductTile({ id: 2, name: 'Пила', price: 50_000 })
const tape = makeProductTile({ id: 3, name: 'Рулетка', price: 5_000 })
const three = () => [drill, saw, tape].map((product) => makeCartItem({ product }))

beforeAll(setupModals)
beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

const summary = () => screen.getByRole('region', { name: 'Ваш заказ' })
const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Заказать: ${name}` })
const all = () => screen.getByRole('checkbox', { name: 'Выбрать все' })
const named = () =>
  within(screen.getByRole('group', { name: 'Товары в корзине' }))
    .getAllByRole('listitem')
    .map((row) => within(row).queryByRole('link')?.textContent ?? row.textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('an unselected line leaves the sums at once, and the number of products stays', async () => {
  const api = createCartApi(three())
  await renderCartPage(api)
  await userEvent.click(boxOf('Пила'))
  expect(boxOf('Пила')).not.toBeChecked()
  expect(summary()).toHaveTextContent('Итого150 ₽')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина 3 товара')
  expect(all()).toBePartiallyChecked()
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain(selectItems.path))
  await userEvent.click(all())
  await waitFor(() => expect(boxOf('Пила')).toBeChecked())
  expect(summary()).toHaveTextContent('Итого650 ₽')
})

test('a late answer does not undo a newer selection', async () => {
  const api = createCartApi(three())
  const held = heldCall(api, selectItems)
  const { host } = await renderCartPage(Object.assign(createCartApi(), api, { call: held.call }))
  await userEvent.click(boxOf('Пила'))
  await waitFor(() => expect(held.waiting()).toBe(1))
  await userEvent.click(boxOf('Дрель'))
  held.release()
  await waitFor(() => expect(api.calls.filter(({ path }) => path === selectItems.path)).toHaveLength(2))
  await waitFor(() => expect(host.queryClient.isFetching()).toBe(0))
  for (const name of ['Дрель', 'Пила']) expect(boxOf(name)).not.toBeChecked()
  expect(boxOf('Рулетка')).toBeChecked()
})

test('a selection that failed goes back, and a popup says so', async () => {
  const api = createCartApi(three())
  api.on(selectItems, () => Promise.reject(new ApiError('unavailable', 503)))
  await renderCartPage(api)
  await userEvent.click(boxOf('Пила'))
  expect(await screen.findByRole('dialog', { name: 'Что-то пошло не так.' })).toBeInTheDocument()
  await waitFor(() => expect(boxOf('Пила')).toBeChecked())
})

test('removed lines leave rows in their places, from which each comes back', async () => {
  await renderCartPage(createCartApi(three()))
  await press('Убрать из корзины: Дрель')
  await screen.findByText('Товар удалён: Дрель')
  await press('Убрать из корзины: Пила')
  await screen.findByText('Товар удалён: Пила')
  expect(named()).toEqual(['Товар удалён: ДрельВернуть', 'Товар удалён: ПилаВернуть', 'Рулетка'])
  expect(screen.getByRole('button', { name: 'Вернуть в корзину: Пила' })).toHaveFocus()
  await press('Вернуть в корзину: Пила')
  await waitFor(() => expect(named()).toEqual(['Товар удалён: ДрельВернуть', 'Пила', 'Рулетка']))
  expect(screen.getByText('Вернули в корзину: Пила')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('group', { name: 'Товары в корзине' })).toHaveFocus()
  await press('Вернуть в корзину: Дрель')
  await waitFor(() => expect(named()).toEqual(['Дрель', 'Пила', 'Рулетка']))
})

test('the selected lines are removed together; the last ones come back from the empty page', async () => {
  await renderCartPage(createCartApi(three()))
  await press('Удалить выбранные')
  expect(await screen.findByRole('heading', { name: 'В корзине пока пусто' })).toBeInTheDocument()
  await press('Вернуть в корзину: Пила')
  expect(await screen.findByRole('link', { name: 'Пила' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Корзина 1 товар')
})

test('the next visit of the page offers nothing to bring back', async () => {
  const api = createCartApi(three())
  const { unmount } = await renderCartPage(api)
  await press('Убрать из корзины: Дрель')
  await screen.findByText('Товар удалён: Дрель')
  unmount()
  await renderCartPage(api)
  expect(screen.queryByText('Товар удалён: Дрель')).not.toBeInTheDocument()
})

test('what was removed without scripts the address names, and it comes back', async () => {
  const [item, ...others] = three()
  const api = createCartApi(others)
  api.cart = { ...api.cart, removed: [{ guid: item!.guid, name: 'Дрель', after: null }] }
  await renderCartPage(api, { address: `/cart-checkout/?removed=${item!.guid}` })
  expect(named()[0]).toBe('Товар удалён: ДрельВернуть')
})

test('a line is saved for later, and comes back from there', async () => {
  const api = createCartApi(three())
  await renderCartPage(api)
  await press('Отложить: Пила')
  const saved = await screen.findByRole('region', { name: 'Отложенные товары' })
  expect(within(saved).getByRole('link', { name: 'Пила' })).toBeInTheDocument()
  expect(named()).toEqual(['Дрель', 'Рулетка'])
  expect(screen.getByText('Отложили: Пила')).toHaveAttribute('role', 'status')
  await press('Отложить: Дрель')
  await waitFor(() => expect(within(saved).getAllByRole('listitem')).toHaveLength(2))
  await press('В корзину: Пила')
  await waitFor(() => expect(named()).toEqual(['Рулетка', 'Пила']))
  await press('Удалить из отложенных: Дрель')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Отложенные товары' })).not.toBeInTheDocument())
})

test('too many saved lines are said in words', async () => {
  const api = createCartApi(three())
  const details = [{ field: 'itemGuids', reason: 'saved-full', message: '' }]
  api.on(saveItems, () => Promise.reject(new ApiError('invalid-input', 400, details)))
  await renderCartPage(api)
  await press('Отложить: Пила')
  expect(await screen.findByText(/Отложено слишком много товаров/)).toBeInTheDocument()
})

test('what changed without the shopper is said, old and new, until he has seen it', async () => {
  const [first, second, third] = three() as [never, never, never]
  const api = createCartApi([
    { ...(first as ReturnType<typeof makeCartItem>), price: { now: 10_000, old: null, added: 9_000 } },
    { ...(second as ReturnType<typeof makeCartItem>), quantity: 3, available: 3, before: { quantity: 5 } },
    { ...(third as ReturnType<typeof makeCartItem>), isDeleted: true, available: 0, before: { isAvailable: true } },
  ])
  await renderCartPage(api)
  const notice = screen.getByText('Пока вас не было, в корзине 3 изменения').parentElement!
  const text = notice.textContent.replace(/\s+/g, ' ')
  expect(text).toContain('Дрель, цена: было 90 ₽ → стало 100 ₽')
  expect(text).toContain('Пила, количество: было 5 шт → стало 3 шт, больше нет на складе')
  expect(text).toContain('Рулетка: больше не купить в вашем регионе')
  await press('Понятно')
  await waitFor(() => expect(screen.queryByText(/Пока вас не было/)).not.toBeInTheDocument())
  expect(api.calls.map(({ path }) => path)).toContain(acknowledgeChanges.path)
})
