import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { addToCompare, removeFromCompare } from '@verstak/contracts/compare'
import { clearCompared, getComparison, orderCompared } from '@verstak/contracts/comparison'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { setupModals } from '@verstak/testing/setupModals'
import { setupTabChannel } from '@verstak/testing/tabChannel'
import { DRILLS, makeComparison, SET_KEY } from '../testing/compareHarness.tsx'
import { openComparePage } from '../testing/openComparePage.tsx'

jest.setTimeout(30_000)

beforeEach(() => {
  setupModals()
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const BOSCH = 'Дрель-шуруповёрт Bosch GSR 18V-50'
const MAKITA = 'Дрель-шуруповёрт Makita DDF453'
const ZUBR = 'Дрель-шуруповёрт ЗУБР ДШЛ-185'
const columns = () => screen.getAllByRole('columnheader').flatMap((th) => th.getAttribute('abbr') ?? [])
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fail = () => {
  throw new ApiError('unavailable', 503)
}

test('a product without a price is told of, though it has no column', async () => {
  const { categories } = makeComparison(3)
  const counted = categories.map((one) => (one.guid === DRILLS ? { ...one, count: 4 } : one))
  await openComparePage('/compare/', { comparison: () => makeComparison(3, { count: 5, categories: counted }) })
  expect(columns()).toHaveLength(3)
  expect(screen.getByText('Не в таблице, пока нет цены: 1 товар')).toBeVisible()
})

test('what is removed is gone at once and can be brought back to its place', async () => {
  const { host, bodies } = await openComparePage('/compare/')
  await press(`Убрать из сравнения: ${MAKITA}`)
  expect(columns()).toEqual([BOSCH, ZUBR])
  expect(bodies(removeFromCompare)).toEqual([{ productId: 2 }])
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toMatchObject({ compare: { count: 3, revision: 2 } })
  expect(screen.getByRole('button', { name: `Убрать из сравнения: ${ZUBR}` })).toHaveFocus()
  await userEvent.click(await screen.findByRole('button', { name: 'Вернуть' }))
  await waitFor(() => expect(columns()).toEqual([BOSCH, MAKITA, ZUBR]))
})

test('a removal that fails brings the column back and says so', async () => {
  const { api } = await openComparePage('/compare/')
  api.on(removeFromCompare, fail)
  await press(`Убрать из сравнения: ${MAKITA}`)
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
  await waitFor(() => expect(columns()).toEqual([BOSCH, MAKITA, ZUBR]))
})

test('only the differences are shown, which the address keeps', async () => {
  const { router } = await openComparePage('/compare/')
  await userEvent.click(screen.getByRole('switch', { name: 'Только отличия' }))
  expect(router.state.location.search).toBe('?diff=1')
  expect(screen.queryByRole('rowheader', { name: 'Напряжение' })).not.toBeInTheDocument()
  expect(screen.getByRole('rowheader', { name: 'Крутящий момент' })).toBeInTheDocument()
})

test('a pinned product comes first, and the others are compared with it', async () => {
  const { router } = await openComparePage('/compare/')
  await press(`Закрепить: ${ZUBR}`)
  expect(columns()).toEqual([ZUBR, BOSCH, MAKITA])
  expect(router.state.location.search).toBe('?pin=3')
  await press(`Открепить: ${ZUBR}`)
  expect(columns()).toEqual([BOSCH, MAKITA, ZUBR])
})

test('the keyboard moves a column, which is kept and said; a failure puts it back', async () => {
  const { api, bodies } = await openComparePage('/compare/')
  screen.getByRole('button', { name: `Переставить столбец: ${BOSCH}` }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(columns()).toEqual([MAKITA, BOSCH, ZUBR]))
  expect(bodies(orderCompared)).toEqual([{ productIds: [2, 1, 3] }])
  expect(screen.getByText(`${BOSCH}: столбец 2 из 3`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: `Переставить столбец: ${BOSCH}` })).toHaveFocus()
  api.on(orderCompared, fail)
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
  await waitFor(() => expect(columns()).toEqual([MAKITA, BOSCH, ZUBR]))
})

test('everything is taken out only after a question', async () => {
  const { host, bodies } = await openComparePage('/compare/')
  await press('Очистить')
  const question = within(await screen.findByRole('dialog', { name: 'Очистить сравнение?' }))
  expect(question.getByText(/^Уберём 4.товара из 2.категорий\.$/)).toBeVisible()
  expect(bodies(clearCompared)).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Очистить' }))
  expect(bodies(clearCompared)).toHaveLength(1)
  expect(host.queryClient.getQueryData([COUNTS_KEY])).toMatchObject({ compare: { revision: 2 } })
  expect(await screen.findByText('В этой категории ничего не сравнивают')).toBeVisible()
})

test('another product of the category is added without leaving', async () => {
  const { bodies } = await openComparePage('/compare/')
  await userEvent.click(screen.getByRole('button', { name: /^Добавить товар/ }))
  const door = within(await screen.findByRole('dialog', { name: 'Добавить к сравнению' }))
  expect(await door.findByText(/^Дрели-шуруповёрты, 548.товаров$/)).toBeVisible()
  // Three of the four that are found are there already.
  expect(door.getAllByText('Добавлен')).toHaveLength(3)
  await userEvent.click(door.getByRole('button', { name: 'Добавить к сравнению: Дрель 4' }))
  expect(bodies(addToCompare)).toEqual([{ productGuids: ['00000000-0000-4000-8000-000000000004'] }])
  await userEvent.click(door.getByRole('button', { name: 'Готово' }))
  await waitFor(() => expect(columns()).toEqual(['Дрель 4', BOSCH, MAKITA, ZUBR]))
})

test('a link to the set is shown in a window', async () => {
  await openComparePage('/compare/')
  await press('Поделиться')
  const link = await screen.findByRole('textbox', { name: 'Ссылка' })
  expect(link).toHaveValue(`http://localhost/compare/${DRILLS}/?set=${SET_KEY}`)
})

test('a shared set is taken into the visitor’s own comparison', async () => {
  const { router, bodies } = await openComparePage(`/compare/${DRILLS}/?set=${SET_KEY}`)
  await press('Сравнить у себя')
  expect(bodies(addToCompare)).toHaveLength(1)
  expect(router.state.location.search).toBe('')
})

test('a comparison that did not load is asked for again [COMPARE-012]', async () => {
  let isBroken = true
  await openComparePage('/compare/', { comparison: () => (isBroken ? fail() : makeComparison(3)) })
  expect(screen.getByText('Произошла ошибка, повторите попытку позднее')).toBeVisible()
  isBroken = false
  await press('Повторить')
  await waitFor(() => expect(columns()).toHaveLength(3))
})

test('a tab that is looked at again follows what another has changed', async () => {
  let count = 3
  await openComparePage('/compare/', { comparison: () => makeComparison(count) })
  count = 2
  const later = Date.now() + 6_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  jest.restoreAllMocks()
  await waitFor(() => expect(columns()).toHaveLength(2))
})

test('what another tab takes out goes at once; it is told of an order', async () => {
  const channel = setupTabChannel()
  const { api } = await openComparePage('/compare/')
  fireEvent.keyDown(screen.getByRole('button', { name: `Переставить столбец: ${BOSCH}` }), { key: 'ArrowRight' })
  await waitFor(() => expect(channel.said).toEqual(['verstak.marks']))
  api.on(getComparison, () => makeComparison(2))
  act(channel.sayFromOtherTab)
  await waitFor(() => expect(columns()).toEqual([BOSCH, MAKITA]))
  channel.end()
})
