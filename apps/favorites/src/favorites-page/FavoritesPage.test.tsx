import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { addList } from '@verstak/contracts/cartList'
import { getCartToken } from '@verstak/contracts/cart'
import * as lists from '@verstak/contracts/favorites'
import * as items from '@verstak/contracts/favoritesItems'
import { guidOf, makeCart } from '@verstak/testing/factories'
import { setupModals } from '@verstak/testing/setupModals'
import { KEY, listGuidOf, makeFavorite, makeFavoritesList } from '../testing/favoritesHarness.tsx'
import { openFavorites } from '../testing/openFavorites.tsx'
import { dialog, press, pressIn } from '../testing/steps.tsx'

beforeEach(setupModals)

const products = () => [makeFavorite(1), makeFavorite(2, { wanted: 3, note: 'Под мойку' }), makeFavorite(3)]
const common = () => makeFavoritesList(1, { products: products() })
const kitchen = () => makeFavoritesList(2, { name: 'Кухня', products: [makeFavorite(4)] })
const user = () => ({ user: 'private' as const, lists: [common(), kitchen()] })

const shown = () =>
  within(screen.getByRole('list', { name: 'Товары списка' }))
    .getAllByRole('listitem')
    .map((row) => row.dataset['row'])
const choose = async (product: number, action: string) => {
  await press(`Действия: Товар ${product}`)
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(action.replaceAll(' ', '.')) }))
}

test('a product is moved and copied to another list through a window', async () => {
  const { bodies } = await openFavorites(user())
  await choose(1, 'Переместить в список')
  const window = await dialog()
  expect(within(window).getByRole('radio', { name: /Кухня/ })).toBeChecked()
  await pressIn(window, 'Переместить')
  await waitFor(() =>
    expect(bodies(items.transferFavoritesItems)).toEqual([
      { listGuid: listGuidOf(1), toGuid: listGuidOf(2), productGuids: [guidOf(1)], isCopy: false },
    ]),
  )
  await waitFor(() => expect(shown()).toEqual([guidOf(2), guidOf(3)]))
  expect(await screen.findByText('Перенесено в «Кухня»')).toBeVisible()
})

test('a removed product goes at once and can be brought back to its place', async () => {
  const { bodies } = await openFavorites(user())
  await choose(2, 'Удалить из списка')
  await waitFor(() => expect(shown()).toEqual([guidOf(1), guidOf(3)]))
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть', hidden: true }))
  await waitFor(() => expect(shown()).toEqual([guidOf(1), guidOf(2), guidOf(3)]))
  const body = { listGuid: listGuidOf(1), productGuids: [guidOf(2)] }
  expect([bodies(items.removeFavoritesItems), bodies(items.restoreFavoritesItems)]).toEqual([[body], [body]])
})

test('arrow keys on the grip change the order, and the place is said', async () => {
  const { bodies } = await openFavorites(user())
  const grip = await screen.findByRole('button', { name: 'Переставить: Товар 1' })
  fireEvent.keyDown(grip, { key: 'ArrowDown' })
  await waitFor(() => expect(shown()).toEqual([guidOf(2), guidOf(1), guidOf(3)]))
  expect(screen.getByText('Товар 1: место 2 из 3')).toBeInTheDocument()
  expect(bodies(items.orderFavoritesItems)).toEqual([
    { listGuid: listGuidOf(1), productGuids: [guidOf(2), guidOf(1), guidOf(3)] },
  ])
})

test('the wanted quantity after several presses is saved, and the sum follows at once', async () => {
  const { bodies } = await openFavorites(user())
  expect(await screen.findByText('10 000 ₽')).toBeVisible()
  const stepper = screen.getByRole('group', { name: 'Сколько нужно: Товар 1' })
  for (let i = 0; i < 3; i++) await pressIn(stepper, 'Больше')
  expect(await screen.findByText('13 000 ₽')).toBeVisible()
  await waitFor(() =>
    expect(bodies(items.changeFavoritesItem).at(-1)).toEqual({
      listGuid: listGuidOf(1),
      productGuid: guidOf(1),
      quantity: 4,
    }),
  )
})

test('a note is written and changed; what fails to be saved stays in the field', async () => {
  const { api, bodies } = await openFavorites(user())
  await press('Изменить заметку: Под мойку')
  const field = screen.getByRole('textbox', { name: 'Заметка' })
  expect(field).toHaveFocus()
  await userEvent.clear(field)
  await userEvent.type(field, 'Для дачи')
  api.on(items.changeFavoritesItem, () => {
    throw new ApiError('unavailable', 0)
  })
  await press('Сохранить')
  expect(await screen.findByText('Что-то пошло не так')).toBeVisible()
  expect(field).toHaveValue('Для дачи')
  api.on(items.changeFavoritesItem, () => ({}))
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(bodies(items.changeFavoritesItem)).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Изменить заметку: Для дачи', hidden: true })).toBeInTheDocument()
})

test('«Купить всё» puts the wanted pieces into the cart and tells what did not come there', async () => {
  const gone = makeFavorite(5, { isActive: false, isAvailable: false })
  const all = makeFavoritesList(1, { products: [...products(), gone] })
  const { api, bodies } = await openFavorites({ user: 'private', lists: [all] })
  api.on(getCartToken, () => ({ token: 'x' }))
  api.on(addList, () => ({ results: [...RESULTS], cart: makeCart() }))
  await press('Купить всё')
  await waitFor(() =>
    expect(bodies(addList)).toEqual([
      {
        items: [
          { productGuid: guidOf(1), quantity: 1 },
          { productGuid: guidOf(2), quantity: 3 },
          { productGuid: guidOf(3), quantity: 1 },
        ],
        regionId: 1,
      },
    ]),
  )
  const report = await dialog()
  expect(within(report).getByRole('heading', { name: /^В.корзине 2.товара из 4$/ })).toBeVisible()
  expect(report).toHaveTextContent('Добавили 3 шт на 5 000 ₽')
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([
    'Товар 2Добавили 2 шт: больше нет в наличии',
    'Товар 3Закончился, пока вы выбирали',
    'Товар 5Снят с продажи',
  ])
  expect(within(report).getByRole('link', { name: /Перейти в.корзину/ })).toHaveAttribute('href', '/cart-checkout/')
})

const RESULTS = [
  { productGuid: guidOf(1), state: 'added', added: 1 },
  { productGuid: guidOf(2), state: 'limited', added: 2 },
  { productGuid: guidOf(3), state: 'unavailable', added: 0 },
] as const

test('a guest changes the common list, without windows of lists', async () => {
  const { bodies } = await openFavorites({ lists: [common()] })
  await press('Действия: Товар 1')
  await screen.findByRole('menu')
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(names).not.toContain('Переместить в\u00A0список')
  await userEvent.click(screen.getByRole('menuitem', { name: /Удалить из/ }))
  await waitFor(() => expect(bodies(items.removeFavoritesItems)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Создать список' })).not.toBeInTheDocument()
})

test('only what is cheaper, back or missing is shown on demand', async () => {
  const changed = [
    makeFavorite(1, { cheaperBy: 15_000 }),
    makeFavorite(2, { isBack: true }),
    makeFavorite(3, { isAvailable: false }),
  ]
  await openFavorites({ user: 'private', lists: [makeFavoritesList(1, { products: changed })] })
  expect(await screen.findByText('Подешевел на 150 ₽')).toBeVisible()
  const group = screen.getByRole('group', { name: 'Показать' })
  for (const [name, id] of [
    [/Подешевели/, 1],
    [/Снова/, 2],
    [/Нет в/, 3],
  ] as const) {
    await pressIn(group, name)
    expect(shown()).toEqual([guidOf(id)])
  }
})

test('a shared list is copied, and the copy is shown [FAV-021]', async () => {
  const shared = { name: 'Ремонт кухни', products: products() }
  const { bodies, router } = await openFavorites({ ...user(), shared }, `?sharingKey=${KEY}`)
  await press('Скопировать в моё избранное')
  await waitFor(() => expect(bodies(items.copySharedFavorites)).toEqual([{ sharingKey: KEY }]))
  await waitFor(() => expect(router.state.location.search).toBe(`?listGuid=${listGuidOf(1)}`))
})

test('a list whose access is closed while it is looked at goes when the tab is looked at again [FAV-021]', async () => {
  const shared = { name: 'Ремонт кухни', products: products() }
  const { api, host } = await openFavorites({ shared }, `?sharingKey=${KEY}`)
  expect(await screen.findByText('Товар 1')).toBeVisible()
  api.on(lists.getSharedFavorites, () => {
    throw new ApiError('not-found', 404)
  })
  await act(() => host.queryClient.invalidateQueries())
  expect(await screen.findByRole('heading', { name: 'Список недоступен' })).toBeVisible()
  expect(screen.queryByText('Товар 1')).not.toBeInTheDocument()
})
