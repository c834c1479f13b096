import { createFakeMap } from '@verstak/map/testing/createFakeMap'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLaterPoint, makePoint, makePoints } from '../testing/makePoint.ts'
import { layOutLists, rowOf, showPickup } from '../testing/showPickup.tsx'

beforeEach(layOutLists)
afterEach(() => jest.restoreAllMocks())

const far = () => makePoints([makePoint(), makeLaterPoint()])
const mark = (name: RegExp) => screen.findByRole('button', { name })

test('stands beside the list; a press on a mark opens the detail and zooms to the point [PICKUP-013] [PICKUP-014] [PICKUP-034]', async () => {
  const map = createFakeMap()
  await showPickup({ map: map.createMap, points: far })
  await userEvent.click(await mark(/^Рязанский пр-т, 8А, Завтра после 12:00/))
  expect(screen.getByRole('region', { name: 'Рязанский пр-т, 8А' })).toBeInTheDocument()
  await waitFor(() => expect(map.moves.at(-1)?.target).toEqual({ center: [37.75, 55.72], zoom: 15 }))
})

test('a point of the list zooms the map, too [PICKUP-034]', async () => {
  const map = createFakeMap()
  await showPickup({ map: map.createMap, points: far })
  await waitFor(() => expect(map.alive()).toBe(1))
  await act(async () => {})
  await userEvent.click(rowOf(/Варшавское ш., 97.*Нахимовский/))
  await waitFor(() => expect(map.moves.at(-1)?.target).toEqual({ center: [37.62, 55.66], zoom: 15 }))
})

test('on a phone a mark opens the sheet; closing it clears the selection [PICKUP-035] [PICKUP-036]', async () => {
  const map = createFakeMap()
  await showPickup({ layout: 'mobile', map: map.createMap, points: far })
  expect(map.alive()).toBe(0)
  await userEvent.click(screen.getByRole('tab', { name: 'НА КАРТЕ' }))
  await userEvent.click(await mark(/^Рязанский пр-т, 8А, Завтра/))
  const sheet = screen.getByRole('dialog', { name: 'Рязанский пр-т, 8А' })
  expect(sheet).toHaveFocus()
  await userEvent.click(within(sheet).getByRole('button', { name: 'Закрыть карточку магазина' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a map that fails says «Карта недоступна», and the list works on [MAP-004]', async () => {
  const { onChange } = await showPickup({ map: createFakeMap({ error: new Error('no WebGL') }).createMap, points: far })
  expect(await screen.findByText('Карта недоступна')).toBeInTheDocument()
  expect(screen.getByText(/Список слева работает как обычно/)).toBeInTheDocument()
  await userEvent.click(rowOf(/Рязанский/))
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать магазин' }))
  expect(onChange).toHaveBeenCalledWith(104, expect.anything())
})

test('on a phone without a map a button leads to the list [MAP-004]', async () => {
  await showPickup({ layout: 'mobile', map: createFakeMap({ error: new Error('no WebGL') }).createMap, points: far })
  await userEvent.click(screen.getByRole('tab', { name: 'НА КАРТЕ' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Открыть списком' }))
  expect(screen.getByRole('list', { name: 'Магазины' })).toBeInTheDocument()
})

test.each([
  ['staff on a desktop', 'desktop', true, 1],
  ['others on a desktop', 'desktop', false, 0],
  ['staff on a phone', 'mobile', true, 0],
] as const)(
  '%s (%s, admin %s): the map has %i searches of addresses [MAP-003]',
  async (_who, layout, isAdmin, count) => {
    const map = createFakeMap()
    await showPickup({ layout, map: map.createMap, points: far }, { isAdmin })
    if (layout === 'mobile') await userEvent.click(screen.getByRole('tab', { name: 'НА КАРТЕ' }))
    await waitFor(() => expect(map.alive()).toBe(1))
    await screen.findByRole('button', { name: /^Рязанский пр-т, 8А, Завтра/ })
    expect(screen.queryAllByRole('searchbox', { name: 'Адрес на карте' })).toHaveLength(count)
  },
)
