import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MapError } from './MapError.ts'
import type { MapPoint, MapStatus } from './map.ts'
import { PointMap } from './PointMap.tsx'
import type { PointMapProps } from './PointMap.tsx'
import { createFakeMap } from './testing/createFakeMap.ts'
import type { FakeMapOptions } from './testing/createFakeMap.ts'

const POINTS: MapPoint[] = [
  {
    id: 'a',
    lon: 37.6,
    lat: 55.65,
    label: 'Варшавское ш., 97, сегодня',
    address: 'Варшавское ш., 97',
    state: 'available',
  },
  {
    id: 'b',
    lon: 37.5,
    lat: 55.63,
    label: 'Профсоюзная, 126, завтра',
    address: 'ул. Профсоюзная, 126',
    state: 'later',
  },
  { id: 'c', lon: 37.7, lat: 55.7, label: 'Люблинская, 5, нет', address: 'ул. Люблинская, 5', state: 'muted' },
]
/** The map shows all points, each by itself. */
const WIDE = { zoom: 12, bounds: [37, 55, 38, 56] } as const
const CENTER = [37.62, 55.75] as const

function show(over: Partial<PointMapProps> = {}, options: FakeMapOptions = {}) {
  const fake = createFakeMap(options)
  const onSelect = jest.fn()
  const statuses: MapStatus[] = []
  const props: PointMapProps = {
    points: POINTS,
    mapCenter: CENTER,
    settings: { provider: 'plan' },
    createMap: fake.createMap,
    onSelect,
    onStatus: (status) => statuses.push(status),
    ...over,
  }
  const view = render(<PointMap {...props} />)
  const update = (next: Partial<PointMapProps>) => view.rerender(<PointMap {...props} {...next} />)
  return { ...view, fake, onSelect, statuses, update }
}

/** A map that is drawn. */
async function shown(over: Partial<PointMapProps> = {}, options: FakeMapOptions = {}) {
  const all = show(over, options)
  await waitFor(() => expect(all.fake.alive()).toBe(1))
  await screen.findAllByRole('button')
  await act(async () => undefined)
  return all
}

/** What the visitor's system says of motion. */
function motion(isReduced: boolean) {
  window.matchMedia = (query) => ({ matches: isReduced, media: query }) as MediaQueryList
}

afterEach(() => {
  delete (window as Partial<Window>).matchMedia
})

test('a map loads and is loaded, and its place is empty at the end [MAP-004]', async () => {
  const { fake, statuses, unmount } = await shown()
  expect(statuses).toEqual(['pending', 'loading', 'loaded'])
  unmount()
  expect(fake.alive()).toBe(0)
})

test('until a map is drawn it says that it loads, and buttons wait [MAP-004]', async () => {
  const { container } = show({}, { ready: new Promise(() => undefined) })
  await act(async () => undefined)
  expect(container.firstChild).toHaveAttribute('data-status', 'loading')
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем карту…')
  expect(screen.getByRole('button', { name: 'Приблизить' })).toHaveAttribute('aria-disabled', 'true')
})

test('a map that can not be shown says so in its place, with another try [MAP-004] [FAULT-012]', async () => {
  const { statuses, fake } = show({}, { error: new MapError('timeout', 'late') })
  expect(await screen.findByText('Карта недоступна')).toBeVisible()
  expect(statuses.at(-1)).toBe('error')
  expect(fake.alive()).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить карту ещё раз' }))
  await waitFor(() => expect(statuses.filter((status) => status === 'loading')).toHaveLength(2))
})

test.each([null, undefined, { provider: 'script' as const }, { provider: 'mapbox' as const }])(
  'settings %j make the status error [FAULT-011]',
  async (settings) => {
    const { statuses } = show({ settings, createMap: undefined })
    expect(await screen.findByText('Карта недоступна')).toBeVisible()
    expect(statuses.at(-1)).toBe('error')
  },
)

test('a map that dies later gives way to the same words', async () => {
  const { fake } = await shown()
  act(() => fake.fail())
  expect(screen.getByText('Карта недоступна')).toBeVisible()
  expect(fake.alive()).toBe(0)
})

test('what a caller says about a missing map stands there instead of the usual sentence', async () => {
  show({ unavailable: <p>Все 18 магазинов есть в списке</p> }, { error: new Error('no') })
  expect(await screen.findByText('Все 18 магазинов есть в списке')).toBeVisible()
})

test('each point is a button with its name, and a press chooses it', async () => {
  const { onSelect, fake } = await shown({ selectedId: 'b' })
  act(() => fake.drag(WIDE))
  expect(screen.getByRole('button', { name: 'Профсоюзная, 126, завтра' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Варшавское ш., 97, сегодня' }))
  expect(onSelect).toHaveBeenCalledWith('a')
})

test('choosing a point moves the map to it at zoom 15 [MAP-009] [PICKUP-034]', async () => {
  const { fake, update } = await shown()
  update({ selectedId: 'c' })
  expect(fake.moves).toEqual([{ target: { center: [37.7, 55.7], zoom: 15 }, animate: true }])
  expect(fake.camera()).toMatchObject({ center: [37.7, 55.7], zoom: 15 })
})

test('a map that opens with a chosen point begins there [MAP-009] [PICKUP-034]', async () => {
  const { fake } = await shown({ selectedId: 'a' })
  expect(fake.input()!.target).toEqual({ center: [37.6, 55.65], zoom: 15 })
})

test('who asked for less motion sees jumps', async () => {
  motion(true)
  const { fake, update } = await shown()
  update({ selectedId: 'c' })
  expect(fake.moves[0]!.animate).toBe(false)
})

test('points that are near each other are one mark that opens when pressed [MAP-001]', async () => {
  const near = [0, 1, 2, 3].map((index) => ({
    ...POINTS[0]!,
    id: `${index}`,
    label: `Магазин ${index}`,
    lon: 37.6 + index / 1000,
  }))
  const { fake } = await shown({ points: [...near, { ...POINTS[2]!, lat: 56.5 }] })
  act(() => fake.drag({ zoom: 9, bounds: [36, 55, 39, 57] }))
  const cluster = screen.getByRole('button', { name: /^4\sточки рядом, приблизить$/ })
  expect(cluster).toHaveTextContent('4')
  await userEvent.click(cluster)
  expect(fake.moves.at(-1)!.target).toEqual({ bounds: [37.6, 55.65, 37.603, 55.65], maxZoom: 17 })
  expect(screen.getByRole('button', { name: 'Магазин 2' })).toBeInTheDocument()
})

test('a chosen point stays a mark of its own among clusters', async () => {
  const near = [0, 1, 2].map((index) => ({
    ...POINTS[0]!,
    id: `${index}`,
    label: `Магазин ${index}`,
    lon: 37.6 + index / 1000,
  }))
  const { fake } = await shown({ points: near, selectedId: '1', clusterLabel: (count) => `Ещё ${count}` })
  act(() => fake.drag({ zoom: 9, bounds: [36, 55, 39, 57] }))
  expect(screen.getByRole('button', { name: 'Ещё 2' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Магазин 1' })).toBeInTheDocument()
})

test('the buttons zoom by whole levels [MAP-002]', async () => {
  const { fake } = await shown()
  act(() => fake.drag({ zoom: 12.3 }))
  await userEvent.click(screen.getByRole('button', { name: 'Приблизить' }))
  expect(fake.camera().zoom).toBe(13)
  await userEvent.click(screen.getByRole('button', { name: 'Отдалить' }))
  expect(fake.camera().zoom).toBe(12)
})

test('keys move and zoom the map that has the focus, and leave other keys alone', async () => {
  const { fake } = await shown()
  const before = fake.camera()
  await userEvent.tab()
  expect(screen.getByRole('application', { name: 'Карта' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}+')
  const after = fake.camera()
  expect(after.center[0]).toBeGreaterThan(before.center[0])
  expect(after.center[1]).toBeGreaterThan(before.center[1])
  expect(after.zoom).toBe(Math.round(before.zoom) + 1)
  await userEvent.keyboard('{Control>}-{/Control}a')
  expect(fake.camera()).toEqual(after)
})

test.each([
  ['rendered together', true],
  ['taken one by one', false],
])(
  'of marks %s one takes the Tab key, arrows lead to the others, Escape back to the map',
  async (_, areMarksTogether) => {
    const { fake, onSelect } = await shown({ selectedId: 'a' }, { areMarksTogether })
    act(() => fake.drag(WIDE))
    const marks = POINTS.map(({ label }) => screen.getByRole('button', { name: label }))
    const places = [
      [300, 300],
      [100, 320],
      [500, 100],
    ]
    marks.forEach((mark, index) => {
      const [left = 0, top = 0] = places[index]!
      mark.getBoundingClientRect = () => new DOMRect(left, top, 44, 44)
    })
    expect(marks.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    await userEvent.tab()
    await userEvent.tab()
    expect(marks[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(marks[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    expect(marks[2]).toHaveFocus()
    expect(marks[2]!.tabIndex).toBe(0)
    await userEvent.click(marks[1]!)
    expect(onSelect).toHaveBeenCalledWith('b')
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('application')).toHaveFocus()
  },
)

test('a cluster that had the focus leaves it on the map when it opens', async () => {
  const near = [0, 1].map((index) => ({ ...POINTS[0]!, id: `${index}`, label: `${index}`, lon: 37.6 + index / 1000 }))
  const { fake } = await shown({ points: near })
  act(() => fake.drag({ zoom: 9, bounds: [36, 55, 39, 57] }))
  act(() => screen.getByRole('button', { name: /рядом/ }).focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('application')).toHaveFocus()
})

test('the search by address is there only with the flag, and leads to a point or a street [MAP-003]', async () => {
  const { rerender } = await shown()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  rerender(<></>)
  const { onSelect } = await shown({ canSearch: true })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Адрес на карте' }), 'профсаюзная')
  const search = within(screen.getByRole('search'))
  await userEvent.click(search.getByRole('button', { name: 'ул. Профсоюзная, 126' }))
  expect(onSelect).toHaveBeenCalledWith('b')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'нет такой' } })
  expect(search.getByText('На карте нет такого адреса')).toBeVisible()
})

test('another town makes another map, a filtered list does not move it', async () => {
  const { fake, update } = await shown()
  update({ points: POINTS.slice(1) })
  await act(async () => undefined)
  expect(fake.moves).toEqual([])
  expect(
    fake
      .marks()
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(['b', 'c'])
  const first = fake.input()
  update({ mapCenter: [30.3, 59.9], points: [] })
  await waitFor(() => expect(fake.input()).not.toBe(first))
  expect(fake.input()!.target).toEqual({ center: [30.3, 59.9], zoom: 12 })
  await waitFor(() => expect(fake.alive()).toBe(1))
})

test('the visitor is shown where he is', async () => {
  await shown({ position: [37.61, 55.66] })
  expect(screen.getByRole('img', { name: 'Вы здесь' })).toBeInTheDocument()
})

test('5,000 points are drawn as far as they are in view', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...POINTS[0]!,
    id: `${index}`,
    label: `${index}`,
    lon: 37 + (index % 100) / 80,
    lat: 55 + Math.floor(index / 100) / 40,
  }))
  const { fake } = await shown({ points: many })
  expect(fake.camera().zoom).toBe(12)
  expect(fake.marks().length).toBeLessThan(1000)
})
