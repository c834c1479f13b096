import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks, type Marks } from '@verstak/contracts/marks'
import type { WidgetName, WidgetProps } from '@verstak/contracts/widget'
import { guidOf, makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { MarkButtons } from './MarkButtons.tsx'
import { TestHost, createTestHost, type TestHostInput } from './TestHost.tsx'

type Toggle = WidgetProps['favorites/FavoriteToggle']

const drill = makeProductTile({ id: 1, guid: guidOf(1), name: 'Дрель' })
const saw = makeProductTile({ id: 2, guid: guidOf(2), name: 'Пила' })

const NEVER = new Promise<never>(() => {})

/** Requests passed to the remotes. */
let asked: (Toggle & { name: WidgetName })[]
const hears = (name: WidgetName) => (props: Toggle) => {
  if (!asked.some(({ onEnd }) => onEnd === props.onEnd)) asked.push({ ...props, name })
  return null
}
const widgetsThat = (Favorite: (props: Toggle) => ReactNode = hears('favorites/FavoriteToggle')) => ({
  'favorites/FavoriteToggle': Favorite,
  'compare/CompareToggle': hears('compare/CompareToggle'),
})

const setCookie = (has: boolean) => {
  document.cookie = `has_marks=1; path=/${has ? '' : '; max-age=0'}`
}

function show(marks: () => Marks = () => ({ favorites: [1], compare: [2] }), input: Partial<TestHostInput> = {}) {
  const api = createFakeApi().on(getMarks, marks)
  const host = createTestHost({ call: api.call, region: makeRegion(), widgets: widgetsThat(), ...input })
  render(
    <TestHost host={host}>
      {[drill, saw, drill].map((product, place) => (
        <section key={place} aria-label={`${place}`}>
          <MarkButtons product={product} look={place === 2 ? 'page' : 'tile'} />
        </section>
      ))}
    </TestHost>,
  )
  return { api, host }
}

const button = (place: number, name: RegExp = /избранное/) =>
  within(screen.getByRole('region', { name: `${place}` })).getByRole('button', { name })
const pressedOf = () => screen.getAllByRole('button').map((one) => one.getAttribute('aria-pressed') === 'true')

beforeEach(() => {
  asked = []
  setCookie(false)
})

test('who has marked nothing makes no call', async () => {
  const { api } = show()
  await act(async () => {})
  expect(api.calls).toEqual([])
  expect(pressedOf()).toEqual([false, false, false, false, false, false])
})

test.each([
  ['a guest with marks', true, undefined],
  ['a user', false, 'private'],
] as const)('%s makes one call for all products of the page', async (_, hasCookie, user) => {
  setCookie(hasCookie)
  const { api } = show(undefined, user && { user })
  await waitFor(() => expect(pressedOf()).toEqual([true, false, false, true, true, false]))
  expect(api.calls).toHaveLength(1)
})

test('cookies are read once for all products of the page, because each reading waits', async () => {
  const read = jest.spyOn(document, 'cookie', 'get')
  show()
  await act(async () => {})
  expect(read).toHaveBeenCalledTimes(1)
})

test('what is known by the time the page is taken over shows right after that', async () => {
  const onRecoverableError = jest.fn()
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), widgets: widgetsThat() })
  const page = (
    <TestHost host={host}>
      <MarkButtons product={drill} look="tile" />
    </TestHost>
  )
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  host.queryClient.setQueryData(queryKeyOf(getMarks, {}), { favorites: [1], compare: [] })
  const root = await act(() => hydrateRoot(document.querySelector('div')!, page, { onRecoverableError }))
  expect(pressedOf()).toEqual([true, false])
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('a crawler makes none', async () => {
  setCookie(true)
  const { api } = show(undefined, { layout: 'desktop-crawler' })
  await act(async () => {})
  expect(api.calls).toEqual([])
})

test('what another tab has marked shows when this one is looked at again', async () => {
  const marks: Marks = { favorites: [], compare: [] }
  const { api } = show(() => ({ ...marks }))
  marks.favorites = [2]
  setCookie(true)
  const look = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  await look()
  await waitFor(() => expect(button(1)).toHaveAttribute('aria-pressed', 'true'))
  marks.favorites = []
  await look()
  await waitFor(() => expect(button(1)).toHaveAttribute('aria-pressed', 'false'))
  expect(api.calls).toHaveLength(2)
})

test('without an answer the toggles are as for who has marked nothing', async () => {
  setCookie(true)
  const { api } = show(() => {
    throw new ApiError('unavailable', 503)
  })
  await waitFor(() => expect(api.calls).toHaveLength(1))
  expect(pressedOf()).toEqual([false, false, false, false, false, false])
  await userEvent.click(button(0))
  expect(asked).toHaveLength(1)
})

test('a press hands the wish to the remote and shows at once that it works; the look changes with the mark alone', async () => {
  show()
  const heart = button(0)
  await userEvent.click(heart)
  const { id, guid, name, price } = drill
  expect(asked).toMatchObject([
    { name: 'favorites/FavoriteToggle', product: { id, guid, name, price }, isMarked: true, look: 'tile' },
  ])
  expect(heart).toHaveAttribute('aria-busy', 'true')
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(heart).toHaveFocus()

  // A second click while waiting is ignored.
  await userEvent.click(heart)
  expect(asked).toHaveLength(1)

  act(() => asked[0]!.onEnd())
  expect(heart).not.toHaveAttribute('aria-busy')
  expect(heart).toHaveFocus()
})

test('who presses what is marked wishes it away, from the keyboard too', async () => {
  setCookie(true)
  show()
  const bars = button(1, /сравнению/)
  await waitFor(() => expect(bars).toHaveAttribute('aria-pressed', 'true'))
  bars.focus()
  await userEvent.keyboard(' ')
  expect(asked).toMatchObject([{ name: 'compare/CompareToggle', product: { id: 2 }, isMarked: false }])
})

test('a remote that breaks is told of, and the button can be pressed again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failures: string[] = []
  const Broken = () => {
    throw new Error('broken')
  }
  const { host } = show(undefined, {
    widgets: widgetsThat(Broken),
    report: ({ remote, widget }) => failures.push(`${remote}/${widget}`),
  })
  const ask = jest.spyOn(host.modals, 'ask').mockReturnValue({ close: () => {}, shown: NEVER, closed: NEVER })
  for (const times of [1, 2]) {
    await userEvent.click(button(0))
    await waitFor(() => expect(button(0)).not.toHaveAttribute('aria-busy'))
    expect(ask).toHaveBeenCalledTimes(times)
    expect(ask).toHaveBeenLastCalledWith({ kind: 'error', advice: 'later' }, 'favorites/FavoriteToggle')
    expect(failures).toEqual(Array.from({ length: times }, () => 'favorites/FavoriteToggle'))
  }
  jest.restoreAllMocks()
})

test('a remote that never comes to an end is told of, and the button can be pressed again', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const { host } = show()
  const ask = jest.spyOn(host.modals, 'ask').mockReturnValue({ close: () => {}, shown: NEVER, closed: NEVER })
  await user.click(button(0))
  await act(() => jest.advanceTimersByTimeAsync(40_000))
  expect(ask).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(ask.mock.calls).toEqual([[{ kind: 'error', advice: 'later' }, 'favorites/FavoriteToggle']])
  expect(button(0)).not.toHaveAttribute('aria-busy')
  await user.click(button(0))
  expect(asked).toHaveLength(2)
  act(() => asked[1]!.onEnd())
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(ask).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

test('a remote that is not live has no button', () => {
  show(undefined, { widgets: { 'compare/CompareToggle': hears('compare/CompareToggle') } })
  expect(screen.getAllByRole('button', { name: /сравнению/ })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /избранное/ })).not.toBeInTheDocument()
})
