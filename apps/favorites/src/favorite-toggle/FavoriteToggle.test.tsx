import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { addToFavorites, removeFromFavorites } from '@verstak/contracts/favorites'
import { getMarks } from '@verstak/contracts/marks'
import type { WidgetProps } from '@verstak/contracts/widget'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { MarkButtons } from '@verstak/remote-kit/MarkButtons'
import { TestHost, createTestHost, type TestHostInput } from '@verstak/remote-kit/TestHost'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { FavoriteToggle } from './FavoriteToggle.tsx'

type Look = WidgetProps['favorites/FavoriteToggle']['look']

const FULL = 'В избранное можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
const FULL_COMPARISON = 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
const drill = makeProductTile({ id: 7, guid: guidOf(7), name: 'Дрель', price: 1_249_000 })

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  writeDevice(DEVICE_KEYS.favoritesHintShown, true)
  document.cookie = 'has_marks=; max-age=0; path=/'
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A product with two toggles, for a signed-in user. */
async function show({
  favorites = [] as number[],
  look = 'tile' as Look,
  answer = () => ({ meta: { status: 'success' as 'success' | 'error' }, count: 1 }) as object,
  ...input
}: { favorites?: number[]; look?: Look; answer?: () => object } & Partial<TestHostInput> = {}) {
  const api = createFakeApi()
    .on(getMarks, () => ({ favorites, compare: [] }))
    .on(addToFavorites, answer as never)
    .on(removeFromFavorites, answer as never)
  const widgets = { 'favorites/FavoriteToggle': FavoriteToggle }
  const host = createTestHost({ call: api.call, region: makeRegion(), user: 'private', widgets, ...input })
  render(
    <TestHost host={host}>
      <MarkButtons product={drill} look={look} />
      <MarkButtons product={drill} look="tile" />
    </TestHost>,
  )
  await pass(10)
  const sent = () => api.calls.filter(({ path }) => /favorites\/(add|remove)$/.test(path))
  return { host, sent }
}

const hearts = () => screen.getAllByRole('button', { name: 'Добавить в избранное: Дрель', hidden: true })
const pressed = () => hearts().map((heart) => heart.getAttribute('aria-pressed'))
const press = async () => {
  fireEvent.click(hearts()[0]!)
  await pass(50)
}

/** An answer that the test releases. */
function held(answer: object) {
  const { promise, resolve, reject } = Promise.withResolvers<object>()
  return { answer: () => promise, come: () => resolve(answer), fail: () => reject(new ApiError('unavailable', 0)) }
}

test('the product is a favourite once the API has said so, wherever it stands [FAV-002, MEDIA-019]', async () => {
  const { answer, come } = held({ meta: { status: 'success' }, count: 5 })
  const { host } = await show({ answer })
  await press()
  expect(pressed()).toEqual(['false', 'false'])
  expect(hearts()[0]).toHaveAttribute('aria-busy', 'true')
  come()
  await pass(10)
  expect(pressed()).toEqual(['true', 'true'])
  expect(hearts()[0]).not.toHaveAttribute('aria-busy')
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toMatchObject({ favorites: { count: 5 } })
})

test('a call that fails leaves it as it was [FAV-002, MEDIA-019]', async () => {
  const { answer, fail } = held({})
  await show({ answer, favorites: [7] })
  expect(pressed()).toEqual(['true', 'true'])
  await press()
  fail()
  await pass(50)
  expect(pressed()).toEqual(['true', 'true'])
  expect(hearts()[0]).not.toHaveAttribute('aria-busy')
})

test('a tile sends the id and the price to add, the id to remove [API-063, API-064, CALL-038]', async () => {
  const { sent } = await show()
  await press()
  await press()
  expect(sent()).toMatchObject([
    { path: '/api/favorites/add', input: { body: { productId: 7, price: 1_249_000 } } },
    { path: '/api/favorites/remove', input: { body: { productId: 7 } } },
  ])
  expect(pressed()).toEqual(['false', 'false'])
})

test('a product page sends id and guid', async () => {
  const { sent } = await show({ look: 'page' })
  await press()
  await press()
  const body = { id: 7, productGuid: guidOf(7) }
  expect(sent().map(({ input }) => input)).toEqual([{ body }, { body }])
})

test.each([
  ['of a guest hides after 10 s', { user: 'guest' }, 10_000],
  ['of a user hides after 4 s with lists on', {}, 4_000],
  ['of a user hides after 10 s without lists', { flags: { 'favorites-lists': false } }, 10_000],
] as const)('the popup of a favourite %s [FAV-003, FAV-016, FAV-017]', async (_, input, ms) => {
  await show(input)
  await press()
  expect(screen.getByText('Товар добавлен в избранное')).toBeVisible()
  await pass(ms - 200)
  expect(screen.getByText('Товар добавлен в избранное')).toBeVisible()
  // The exit transition takes 320 ms.
  await pass(250)
  await pass(350)
  expect(screen.queryByText('Товар добавлен в избранное')).not.toBeInTheDocument()
})

test('on a phone a popup follows the add, with a link to the list where its page is there [MEDIA-021]', async () => {
  await show({ layout: 'mobile', isServed: (path) => path === '/user/favorites/' })
  await press()
  expect(screen.getByText('Товар добавлен в избранное')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Перейти в.избранное$/, hidden: true })).toHaveAttribute(
    'href',
    '/user/favorites/',
  )
})

test('nothing leads to a list whose page is not there, and removing says nothing', async () => {
  await show({ favorites: [7] })
  await press()
  expect(screen.queryByText(/избранно/)).not.toBeInTheDocument()
  await press()
  expect(screen.getByText('Товар добавлен в избранное')).toBeVisible()
  expect(screen.queryByRole('link', { hidden: true })).not.toBeInTheDocument()
})

test.each([
  ['guest', 'Товар добавлен в избранное. Оно хранится в этом браузере год'],
  ['private', 'Товар добавлен в избранное. Оно видно на всех ваших устройствах'],
] as const)('the first favourite of a %s in a browser comes with a hint, once [HTTP-013]', async (user, words) => {
  localStorage.clear()
  await show({ user })
  await press()
  expect(screen.getByText(words)).toBeVisible()
  expect(JSON.parse(localStorage.getItem('isFavoritesOnboardWasShown')!)).toMatchObject({ value: true })
  await pass(10_050)
  await pass(350)
  await press()
  await press()
  expect(screen.getByText('Товар добавлен в избранное')).toBeVisible()
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test.each([
  ['guest', true],
  ['private', false],
] as const)('the browser keeps that a %s added favourites: %j [HTTP-012]', async (user, isKept) => {
  await show({ user })
  await press()
  expect(localStorage.getItem('favoritesAddedWithoutLogin') !== null).toBe(isKept)
})

const refusal = (body?: object) => () => {
  throw new ApiError('invalid-input', 400, [], body)
}
const worded = { meta: { status: 'error', message: 'Товар снят с продажи' } }

const failures = [
  ['a refusal of the server in its words', 'page', refusal(worded), 'Внимание!', worded.meta.message],
  ['the same on a tile', 'tile', refusal(worded), 'Внимание!', worded.meta.message],
  ['a refusal without words on a tile as a full list', 'tile', refusal(), 'Внимание!', FULL],
  ['a refusal without words off the tile as a full comparison', 'page', refusal(), 'Внимание!', FULL_COMPARISON],
  ['a refusal with empty words as one without', 'tile', refusal({ meta: { message: ' ' } }), 'Внимание!', FULL],
  [
    'another failure in general words',
    'tile',
    () => {
      throw new ApiError('internal', 500, [], worded)
    },
    'Что-то пошло не так',
    'Произошла ошибка. Повторите попытку позже.',
  ],
  [
    'errors in an answer in general words',
    'page',
    () => ({ meta: { status: 'success' }, count: 1, errors: [{ title: 'x' }] }),
    'Что-то пошло не так',
    'Произошла ошибка. Повторите попытку позже.',
  ],
  [
    'an answer without success in general words',
    'tile',
    () => ({ meta: { status: 'error' }, count: 1 }),
    'Что-то пошло не так',
    'Произошла ошибка. Повторите попытку позже.',
  ],
] as const

test.each(failures)(
  'tells %s [ERR-005, ERR-006, ERR-007, ERR-008, ERR-010, FAULT-007, FAULT-008, FAULT-009]',
  async (_, look, answer, title, text) => {
    await show({ look, answer })
    await press()
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(pressed()).toEqual(['false', 'false'])
  },
)

test('the popup of the general failure is 432 px wide [ERR-009]', async () => {
  await show({ answer: refusalOf(503) })
  await press()
  expect(screen.getByRole('dialog').style.cssText + screen.getByRole('dialog').innerHTML).toContain('432px')
})

function refusalOf(status: number) {
  return () => {
    throw new ApiError('unavailable', status)
  }
}
