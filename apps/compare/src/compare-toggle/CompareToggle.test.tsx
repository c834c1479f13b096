import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { addToCompare, removeFromCompare } from '@verstak/contracts/compare'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import { MarkButtons, type MarkButtonsProps } from '@verstak/remote-kit/MarkButtons'
import { TestHost, createTestHost, type TestHostInput } from '@verstak/remote-kit/TestHost'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { CompareToggle } from './CompareToggle.tsx'

const FULL = 'В сравнение можно добавить не более 100 товаров. Пожалуйста, удалите неактуальные'
const drill = makeProductTile({ id: 7, guid: guidOf(7), name: 'Дрель' })

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

interface Shown extends Partial<TestHostInput> {
  compare?: number[]
  look?: MarkButtonsProps['look']
  /** Answers a change; by default it succeeds. */
  change?: () => void | Promise<void>
}

async function show({ compare = [], look = 'tile', change = () => {}, ...input }: Shown = {}) {
  const attributes = { compareCount: 4 }
  const api = createFakeApi()
    .on(getMarks, () => ({ favorites: [], compare }))
    .on(addToCompare, async () => {
      await change()
      return { attributes }
    })
    .on(removeFromCompare, async () => {
      await change()
      return { result: true as const, attributes }
    })
  const widgets = { 'compare/CompareToggle': CompareToggle }
  const host = createTestHost({ call: api.call, region: makeRegion(), user: 'private', widgets, ...input })
  render(
    <TestHost host={host}>
      <MarkButtons product={drill} look={look} />
      <MarkButtons product={drill} look="page" />
    </TestHost>,
  )
  await pass(10)
  return { host, sent: () => api.calls.filter(({ path }) => path !== getMarks.path) }
}

const buttons = () => screen.getAllByRole('button', { name: 'Добавить к сравнению: Дрель', hidden: true })
const pressed = () => buttons().map((one) => one.getAttribute('aria-pressed'))
const press = async () => {
  fireEvent.click(buttons()[0]!)
  await pass(50)
}

test('the product is compared once the API has said so, wherever it stands [COMPARE-003, MEDIA-020]', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await show({ change: () => promise })
  await press()
  expect(pressed()).toEqual(['false', 'false'])
  expect(buttons()[0]).toHaveAttribute('aria-busy', 'true')
  resolve()
  await pass(10)
  expect(pressed()).toEqual(['true', 'true'])
  expect(buttons()[0]).not.toHaveAttribute('aria-busy')
})

test.each([
  ['to add', [], 'false'],
  ['to remove', [7], 'true'],
])('a call %s that fails leaves it as it was [COMPARE-003, MEDIA-020]', async (_, compare, state) => {
  await show({ compare, change: failWith(503) })
  await press()
  expect(pressed()).toEqual([state, state])
  expect(buttons()[0]).not.toHaveAttribute('aria-busy')
})

test('the count for the badge is compareCount of the answer, whatever this page has counted itself [COMPARE-004]', async () => {
  const { host } = await show()
  const badge = () => host.queryClient.getQueryData([COUNTS_KEY])
  await press()
  expect(badge()).toMatchObject({ compare: { count: 4 }, favorites: { count: 0 } })
  expect(host.queryClient.getQueryData<Marks>(queryKeyOf(getMarks, {}))?.compare).toEqual([7])
})

test('a tile adds a list of guids and says the guid when it removes [API-065, API-066, CALL-039]', async () => {
  const { sent } = await show()
  await press()
  await press()
  expect(sent()).toMatchObject([
    { path: '/api/v1/compare/products/add', input: { body: { productGuids: [guidOf(7)] } } },
    { path: '/api/v1/compare/remove', input: { body: { productId: 7, productGuid: guidOf(7) } } },
  ])
  expect(pressed()).toEqual(['false', 'false'])
})

test.each(['tile', 'page'] as const)(
  'a %s removes by POST with the id, as every change is sent once [API-021, CALL-034]',
  async (look) => {
    const { sent } = await show({ look, compare: [7] })
    await press()
    expect(sent()).toMatchObject([{ path: '/api/v1/compare/remove', input: { body: { productId: 7 } } }])
    expect(pressed()).toEqual(['false', 'false'])
  },
)

test('the popup hides after 10 s [COMPARE-014]', async () => {
  await show()
  await press()
  await pass(9_800)
  expect(screen.getByText('Товар добавлен в сравнение')).toBeVisible()
  // The exit transition takes 320 ms.
  await pass(250)
  await pass(350)
  expect(screen.queryByText('Товар добавлен в сравнение')).not.toBeInTheDocument()
})

test('on a phone a popup follows the add, with a link to the comparison where its page is there [MEDIA-021]', async () => {
  await show({ layout: 'mobile', isServed: (path) => path === '/compare/' })
  await press()
  expect(screen.getByText('Товар добавлен в сравнение')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Перейти к.сравнению$/, hidden: true })).toHaveAttribute('href', '/compare/')
})

test.each([
  ['a full comparison in its own words', 400, 'Внимание!', FULL],
  ['another failure in general ones', 500, 'Что-то пошло не так', 'Произошла ошибка. Повторите попытку позже.'],
  ['no answer in general ones', 0, 'Что-то пошло не так', 'Произошла ошибка. Повторите попытку позже.'],
])('tells %s [ERR-003, ERR-004, FAULT-008, FAULT-009]', async (_, status, title, text) => {
  await show({ change: failWith(status) })
  await press()
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
})

test('a refusal of the server is told in its words [FAULT-007]', async () => {
  await show({ change: failWith(400, { meta: { status: 'error', message: 'Товар снят с продажи' } }) })
  await press()
  expect(screen.getByText('Товар снят с продажи')).toBeVisible()
})

function failWith(status: number, body?: object) {
  return () => {
    throw new ApiError(status === 400 ? 'invalid-input' : 'unavailable', status, [], body)
  }
}
