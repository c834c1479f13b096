import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import * as lists from '@verstak/contracts/favorites'
import { setupModals } from '@verstak/testing/setupModals'
import { KEY, listGuidOf, makeFavorite, makeFavoritesList } from '../testing/favoritesHarness.tsx'
import { openFavorites } from '../testing/openFavorites.tsx'
import { dialog, press, pressIn } from '../testing/steps.tsx'

beforeEach(setupModals)

const common = makeFavoritesList(1, { products: [makeFavorite(1), makeFavorite(2)] })
const kitchen = makeFavoritesList(2, { name: 'Кухня', products: [makeFavorite(4)] })
const user = () => ({ user: 'private' as const, lists: [common, kitchen] })
const KITCHEN = `?listGuid=${listGuidOf(2)}`

test('a window makes a list and shows it [FAV-006]', async () => {
  const { bodies, router } = await openFavorites(user())
  await press('Создать список')
  const window = await dialog()
  await userEvent.type(within(window).getByRole('textbox', { name: 'Название списка' }), 'Дача_2027')
  await pressIn(window, 'Создать')
  await waitFor(() => expect(bodies(lists.createFavoritesList)).toEqual([{ name: 'Дача_2027' }]))
  await waitFor(() => expect(router.state.location.search).toBe(`?listGuid=${listGuidOf(22)}`))
  expect(await screen.findByRole('heading', { name: /^Дача_2027/ })).toBeVisible()
})

test('a window renames a list; it begins with the present name [FAV-007]', async () => {
  const { api } = await openFavorites(user(), KITCHEN)
  await press('Переименовать список')
  const field = within(await dialog()).getByRole('textbox', { name: 'Название списка' })
  expect(field).toHaveValue('Кухня')
  await userEvent.clear(field)
  await userEvent.type(field, 'Ванная')
  await press('Сохранить')
  expect(await screen.findByRole('heading', { name: /^Ванная/ })).toBeVisible()
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      path: lists.renameFavoritesList.path,
      input: { query: { guid: listGuidOf(2) }, body: { name: 'Ванная' } },
    }),
  )
})

test.each([
  ['', 'Поле обязательно для заполнения'],
  ['   ', 'Поле обязательно для заполнения'],
  ['Кухня & ванная!', 'Разрешены буквы, цифры, дефис, нижнее подчеркивание и пробел'],
])('the name «%s» is refused with an example [FAV-012, FAV-013, FAV-015]', async (name, message) => {
  const { bodies } = await openFavorites(user())
  await press('Создать список')
  const window = await dialog()
  const field = within(window).getByRole('textbox', { name: 'Название списка' })
  if (name) await userEvent.type(field, name)
  await pressIn(window, 'Создать')
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Например: Ремонт_кухни-1'))
  expect(field).toHaveValue(name)
  expect(field).toHaveAttribute('maxlength', '255')
  expect(bodies(lists.createFavoritesList)).toEqual([])
})

test('a window asks before a list is emptied [FAV-009]', async () => {
  const { bodies } = await openFavorites(user())
  await press('Очистить')
  const window = await dialog()
  expect(within(window).getByRole('heading', { name: 'Очистить список «Общий список»?' })).toBeVisible()
  await pressIn(window, 'Отмена')
  expect(bodies(lists.clearFavoritesList)).toEqual([])
  await press('Очистить')
  await pressIn(await dialog(), 'Очистить')
  await waitFor(() => expect(bodies(lists.clearFavoritesList)).toEqual([{ guid: listGuidOf(1) }]))
  expect(await screen.findByText('В избранном пока ничего нет')).toBeVisible()
})

test('a window asks before a list is deleted, and then the common one is shown [FAV-010]', async () => {
  const { bodies } = await openFavorites(user(), KITCHEN)
  await press('Удалить список')
  const window = await dialog()
  expect(window).toHaveTextContent('Удалить список «Кухня»?')
  await pressIn(window, 'Отмена')
  expect(bodies(lists.deleteFavoritesList)).toEqual([])
  await press('Удалить список')
  await pressIn(await dialog(), 'Удалить')
  expect(await screen.findByRole('heading', { name: /^Общий список/ })).toBeVisible()
  expect(bodies(lists.deleteFavoritesList)).toEqual([{ guid: listGuidOf(2) }])
})

describe('access by a link', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('is opened, and closed after a window has asked; the toast says so for 4 s [FAV-011, FAV-020]', async () => {
    const { bodies } = await openFavorites(user(), KITCHEN)
    await press('Поделиться')
    expect(await screen.findByRole('textbox', { name: 'Ссылка на список' })).toHaveValue(
      `http://localhost/user/favorites/?sharingKey=${KEY}`,
    )
    await press('Закрыть доступ')
    const window = await dialog()
    expect(window).toHaveTextContent('Закрыть доступ по ссылке?')
    await pressIn(window, 'Отмена')
    expect(bodies(lists.closeFavoritesList)).toEqual([])
    await press('Закрыть доступ')
    await pressIn(await dialog(), 'Закрыть доступ')
    expect(await screen.findByText('Доступ по ссылке закрыт')).toBeVisible()
    expect(bodies(lists.closeFavoritesList)).toEqual([{ guid: listGuidOf(2) }])
    expect(await screen.findByText('Видите только вы')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(3_500))
    expect(screen.getByText('Доступ по ссылке закрыт')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(600))
    // The exit transition.
    await act(() => jest.advanceTimersByTimeAsync(400))
    expect(screen.queryByText('Доступ по ссылке закрыт')).not.toBeInTheDocument()
  })
})

const worded = { details: [{ code: 'lists-full', message: 'Можно создать не более 30 списков' }, { code: 'x' }] }

test.each([
  ['create', 'Создать список', lists.createFavoritesList],
  ['clear', 'Очистить', lists.clearFavoritesList],
  ['share', 'Поделиться', lists.openFavoritesList],
] as const)(
  'a worded refusal of %s opens a window with the way to the cart [ERR-011]',
  async (kind, name, endpoint) => {
    const { api } = await openFavorites(user())
    api.on(endpoint, () => {
      throw new ApiError('invalid-input', 400, [], worded)
    })
    await press(name)
    if (kind === 'create') await userEvent.type(within(await dialog()).getByRole('textbox'), 'Дача')
    if (kind !== 'share') await pressIn(await dialog(), kind === 'create' ? 'Создать' : 'Очистить')
    expect(await screen.findByRole('heading', { name: 'Внимание!' })).toBeVisible()
    expect(screen.getByText('Можно создать не более 30 списков')).toBeVisible()
    expect(screen.getByRole('link', { name: /Перейти в.корзину/ })).toHaveAttribute('href', '/cart-checkout/')
  },
)

test.each([
  ['without details', 400, { meta: { status: 'error' } }],
  ['whose first detail has no message', 400, { details: [{ code: 'lists-full' }, { code: 'x', message: 'Слова' }] }],
  ['without an answer', 0, undefined],
])('a failure %s opens the general popup [ERR-012]', async (_, status, body) => {
  const { api } = await openFavorites(user())
  api.on(lists.openFavoritesList, () => {
    throw new ApiError(status === 0 ? 'unavailable' : 'invalid-input', status, [], body)
  })
  await press('Поделиться')
  expect(await screen.findByText('Произошла ошибка. Повторите попытку позже.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
})
