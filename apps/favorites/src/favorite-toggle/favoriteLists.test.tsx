import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  addToFavorites,
  addToFavoritesList,
  listFavoritesLists,
  MAX_FAVORITES_LISTS,
  removeFromFavorites,
  type FavoritesList,
} from '@verstak/contracts/favorites'
import { removeFavoritesItems } from '@verstak/contracts/favoritesItems'
import { getMarks } from '@verstak/contracts/marks'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { MarkButtons } from '@verstak/remote-kit/MarkButtons'
import { TestHost, createTestHost, type TestHostInput } from '@verstak/remote-kit/TestHost'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { setupModals } from '@verstak/testing/setupModals'
import { listGuidOf, makeFavoritesList } from '../testing/favoritesHarness.tsx'
import { dialog, pressIn } from '../testing/steps.tsx'
import { FavoriteToggle } from './FavoriteToggle.tsx'

const drill = makeProductTile({ id: 7, guid: guidOf(7), name: 'Дрель' })
const common = makeFavoritesList(1, { productGuids: [guidOf(7)] })
const kitchen = makeFavoritesList(2, { name: 'Кухня' })

beforeEach(() => {
  setupModals()
  localStorage.clear()
  writeDevice(DEVICE_KEYS.favoritesHintShown, true)
})

/** A product with its heart, for a signed-in user with these lists. */
async function show(
  lists: FavoritesList[],
  { isMarked = false, ...input }: { isMarked?: boolean } & Partial<TestHostInput> = {},
) {
  let kept = lists
  const done = () => ({ meta: { status: 'success' as const }, count: 1 })
  const put = (guid: string, productGuids: string[]) => {
    kept = kept.map((list) => (list.guid === guid ? { ...list, productGuids } : list))
    return done()
  }
  const api = createFakeApi()
    .on(getMarks, () => ({ favorites: isMarked ? [7] : [], compare: [] }))
    .on(addToFavorites, done)
    .on(removeFromFavorites, done)
    .on(listFavoritesLists, () => ({ lists: kept.map(({ products: _, ...list }) => list) }))
    .on(addToFavoritesList, ({ body }) => put(body.listGuid, [body.productGuid]))
    .on(removeFavoritesItems, ({ body }) => put(body.listGuid, []))
  const host = createTestHost({
    call: api.call,
    region: makeRegion(),
    user: 'private',
    isServed: () => true,
    widgets: { 'favorites/FavoriteToggle': FavoriteToggle },
    ...input,
  })
  render(
    <TestHost host={host}>
      <MarkButtons product={drill} look="tile" />
    </TestHost>,
  )
  const heart = await screen.findByRole('button', { name: 'Добавить в избранное: Дрель', pressed: isMarked })
  fireEvent.click(heart)
  const bodies = ({ path }: { path: string }) =>
    api.calls.filter((call) => call.path === path).map(({ input: sent }) => (sent as { body?: unknown }).body)
  return { bodies }
}

test('after an add the popup offers «Добавить в список», whose window puts it into one [FAV-004, FAV-008, FAV-018]', async () => {
  const { bodies } = await show([common, kitchen])
  await userEvent.click(await screen.findByRole('button', { name: /^Добавить в.список$/, hidden: true }))
  const window = await dialog()
  expect(within(window).getByRole('radio', { name: /Общий список/ })).toBeDisabled()
  expect(within(window).getByRole('radio', { name: /Кухня/ })).toBeChecked()
  jest.useFakeTimers({ advanceTimers: true })
  await pressIn(window, 'Добавить')
  expect(await screen.findByText('Добавлено в «Кухня»')).toBeVisible()
  expect(bodies(addToFavoritesList)).toEqual([{ listGuid: listGuidOf(2), productGuid: guidOf(7) }])
  expect(screen.getByRole('link', { name: 'Открыть', hidden: true })).toHaveAttribute(
    'href',
    `/user/favorites/?listGuid=${listGuidOf(2)}`,
  )
  await act(() => jest.advanceTimersByTimeAsync(9_500))
  expect(screen.getByText('Добавлено в «Кухня»')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(600))
  await act(() => jest.advanceTimersByTimeAsync(400))
  expect(screen.queryByText('Добавлено в «Кухня»')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('the heart of a favourite offers to put it into lists and to take it out of them [FAV-004, FAV-005]', async () => {
  const { bodies } = await show([common, kitchen], { isMarked: true })
  const window = await dialog()
  await pressIn(window, 'Добавить в список: Кухня')
  expect(await within(window).findByRole('button', { name: 'Удалить из списка: Кухня' })).toHaveTextContent(
    /^Удалить из.списка/,
  )
  await pressIn(window, 'Удалить из списка: Общий список')
  expect(await within(window).findByRole('button', { name: 'Добавить в список: Общий список' })).toBeVisible()
  expect(bodies(addToFavoritesList)).toEqual([{ listGuid: listGuidOf(2), productGuid: guidOf(7) }])
  expect(bodies(removeFavoritesItems)).toEqual([{ listGuid: listGuidOf(1), productGuids: [guidOf(7)] }])
  expect(bodies(removeFromFavorites)).toEqual([])
  await pressIn(window, /^Убрать из.избранного$/)
  expect(await screen.findByRole('button', { name: 'Добавить в избранное: Дрель', pressed: false })).toBeVisible()
  expect(bodies(removeFromFavorites)).toHaveLength(1)
})

test('without lists of his own the heart takes the product out at once', async () => {
  const { bodies } = await show([common], { isMarked: true })
  expect(await screen.findByRole('button', { name: 'Добавить в избранное: Дрель', pressed: false })).toBeVisible()
  expect(bodies(removeFromFavorites)).toHaveLength(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('who has all the lists that there may be is not offered one more', async () => {
  const all = Array.from({ length: MAX_FAVORITES_LISTS }, (_, index) => makeFavoritesList(index + 2))
  await show([common, ...all])
  await userEvent.click(await screen.findByRole('button', { name: /^Добавить в.список$/, hidden: true }))
  expect(within(await dialog()).queryByRole('radio', { name: 'Создать список' })).not.toBeInTheDocument()
})
