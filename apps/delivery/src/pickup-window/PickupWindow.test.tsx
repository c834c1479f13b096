import { ApiError } from '@verstak/api-client/ApiError'
import { readPickupPoint } from '@verstak/device/pickupPoint'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLaterPoint, makePoint, makePoints } from '../testing/makePoint.ts'
import { layOutLists, rowOf, showPickup } from '../testing/showPickup.tsx'

beforeEach(() => {
  layOutLists()
  localStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const rows = () => screen.queryAllByRole('listitem')
const count = () => screen.getByText(/^\d+\sмагазин/)
const type = (text: string) => fireEvent.change(search(), { target: { value: text } })
const search = () => screen.getByRole('searchbox', { name: 'Адрес или метро' })

test('the list says address, metro, hours, day and stock [PICKUP-001] [PICKUP-002] [PICKUP-003] [PICKUP-012]', async () => {
  await showPickup()
  const [first, second] = rows()
  for (const words of ['Варшавское ш., 97', 'Нахимовский проспект', 'открыто до 22:00', 'Сегодня после 16:00', '6 шт'])
    expect(first).toHaveTextContent(words)
  expect(first!.querySelector('[data-color]')).toHaveStyle({ backgroundColor: '#a1a2a3' })
  for (const words of ['Рязанский пр-т, 8А', 'Завтра после 12:00', 'под заказ']) expect(second).toHaveTextContent(words)
  expect(within(second!).getByText('Завтра после 12:00')).toHaveAttribute('data-tone', 'later')
})

test('a point without a metro shows no mark [PICKUP-002]', async () => {
  await showPickup({ points: () => makePoints([makePoint({ hasNoMetro: true })]) })
  expect(rows()[0]).not.toHaveTextContent('Нахимовский')
  expect(rows()[0]!.querySelector('[data-color]')).toBeNull()
})

test('the region stands over the list, with the number of shops [PICKUP-016]', async () => {
  await showPickup()
  expect(screen.getByText('Москва')).toBeInTheDocument()
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument()
  expect(count()).toHaveTextContent(/^2\sмагазина$/)
  expect(count()).toHaveAttribute('role', 'status')
  expect(screen.getByText(/^Есть в\s1 из\s2 магазинов$/)).toBeInTheDocument()
})

test('in a town of the common region tabs lead to either list; another list has no filter [PICKUP-015] [PICKUP-033]', async () => {
  const parentLocality = { id: -1, name: 'Москва и область' }
  const region = { id: 18, name: 'Подольск' }
  const { api } = await showPickup({
    region: { ...region, type: 'descendant', descendantId: 18 },
    points: (isParent) =>
      makePoints(isParent ? [makePoint(), makeLaterPoint()] : [makePoint({ id: 1801, address: 'ул. Кирова, 3' })], {
        region,
        parentLocality,
      }),
  })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Подольск', 'Москва и область'])
  await userEvent.click(screen.getByRole('button', { name: /^Сегодня/ }))
  await userEvent.click(screen.getByRole('tab', { name: 'Москва и область' }))
  expect(await screen.findByText('Варшавское ш., 97')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Сегодня/ })).toHaveAttribute('aria-pressed', 'false')
  expect(api.calls.at(-1)?.input).toMatchObject({ query: { regionId: 18, isParentLocality: true, fields: 'short' } })
})

test('a press marks the point and opens its detail, and the way back leads to its row [PICKUP-012] [PICKUP-017] [PICKUP-032]', async () => {
  await showPickup()
  await userEvent.click(rowOf(/Рязанский/))
  const detail = within(screen.getByRole('region', { name: 'Рязанский пр-т, 8А' }))
  expect(detail.getByRole('heading', { name: 'Рязанский пр-т, 8А' })).toHaveFocus()
  await userEvent.click(detail.getByRole('button', { name: 'К списку магазинов' }))
  expect(screen.queryByRole('region', { name: 'Рязанский пр-т, 8А' })).not.toBeInTheDocument()
  expect(rowOf(/Рязанский/)).toHaveAttribute('aria-current', 'true')
  expect(rowOf(/Рязанский/)).toHaveFocus()
})

test('the detail says hours, phones, payments and notes [PICKUP-004] [PICKUP-005] [PICKUP-006] [PICKUP-007] [PICKUP-008]', async () => {
  const specialDays = [{ date: '2026-12-31', start: '09:00', end: '18:00', name: 'Канун Нового года' }]
  await showPickup({ points: () => makePoints([makePoint({ specialDays })]) })
  await userEvent.click(rowOf(/Варшавское/))
  const detail = screen.getByRole('region', { name: 'Варшавское ш., 97' })
  for (const words of [
    'Пн–Пт: 8:00–22:00',
    'Сб–Вс: 9:00–21:00',
    '31.12 (Канун Нового года): 9:00–18:00',
    'открыто до 22:00',
    'Наличными, Картой, По QR-коду СБП',
    'Как пройти и подъехать',
    'Вход со двора, под вывеской «Верстак».',
  ])
    expect(detail).toHaveTextContent(words)
  const phones = within(detail).getAllByRole('link', { name: /\d{2}-\d{2}$/ })
  expect(phones.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+7 (495) 120-55-70', 'tel:+74951205570'],
    ['8 (800) 550-37-70', 'tel:88005503770'],
  ])
  expect(within(detail).getByRole('link', { name: /Маршрут/ })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?rtext=~55.66,37.62&rtt=auto',
  )
})

test('the other forms of hours and phones are shown as well [PICKUP-004] [PICKUP-005]', async () => {
  const { workItems: _, phones: __, ...rest } = makePoint()
  await showPickup({
    points: () => makePoints([{ ...rest, workingTime: ['Ежедневно с 9 до 21'], phoneNumbers: ['+74951205584'] }]),
  })
  await userEvent.click(rowOf(/Варшавское/))
  const detail = screen.getByRole('region', { name: 'Варшавское ш., 97' })
  expect(detail).toHaveTextContent('Ежедневно с 9 до 21')
  expect(within(detail).getByRole('link', { name: '+7 (495) 120-55-84' })).toBeInTheDocument()
})

test('what a short list leaves out comes with the detail', async () => {
  const { phones, paymentTypes, informers, informers_title, ...short } = makePoint()
  await showPickup({ points: () => makePoints([short]), detail: () => ({ ...short, phones, paymentTypes }) })
  await userEvent.click(rowOf(/Варшавское/))
  expect(await screen.findByRole('link', { name: '8 (800) 550-37-70' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Варшавское ш., 97' })).toHaveTextContent('Сегодня после 16:00')
})

test('«Выбрать магазин» tells the point, keeps it on the device and closes the window [PICKUP-018] [PICKUP-037]', async () => {
  const { onChange, onClose } = await showPickup()
  await userEvent.click(rowOf(/Варшавское/))
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать магазин' }))
  const point = { id: 101, regionId: 1, address: 'Варшавское ш., 97' }
  expect(onChange).toHaveBeenCalledWith(101, point)
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(readPickupPoint()).toEqual(point)
})

test('the chosen point says «Выбран» in the place of the button [PICKUP-019]', async () => {
  await showPickup({}, { chosenId: 101 })
  expect(rowOf(/Варшавское/)).toHaveAttribute('aria-current', 'true')
  await userEvent.click(rowOf(/Варшавское/))
  const detail = within(screen.getByRole('region', { name: 'Варшавское ш., 97' }))
  expect(detail.getByText('Выбран')).toBeInTheDocument()
  expect(detail.queryByRole('button', { name: 'Выбрать магазин' })).not.toBeInTheDocument()
})

test('in list mode a press chooses at once, without a detail [PICKUP-038]', async () => {
  const { onChange } = await showPickup({}, { isSelectOnList: true })
  await userEvent.click(rowOf(/Рязанский/))
  expect(onChange).toHaveBeenCalledWith(104, expect.objectContaining({ id: 104 }))
  expect(screen.queryByRole('button', { name: 'К списку магазинов' })).not.toBeInTheDocument()
  expect(rowOf(/Рязанский/)).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('Выбран')).toBeInTheDocument()
})

describe('a point of another region', () => {
  const elsewhere = () => makePoints([makePoint({ id: 1801, regionId: 18, address: 'ул. Кирова, 3' })])
  const choose = async () => {
    await userEvent.click(rowOf(/Кирова/))
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать магазин' }))
    return within(await screen.findByRole('dialog', { name: 'Сменить город?' }))
  }

  test('is chosen together with its region, once the visitor agrees', async () => {
    const { changed, onChange } = await showPickup({ points: elsewhere })
    const dialog = await choose()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Сменить и выбрать' }))
    expect(changed).toEqual([18])
    expect(onChange).toHaveBeenCalledWith(1801, { id: 1801, regionId: 18, address: 'ул. Кирова, 3' })
    expect(readPickupPoint()?.id).toBe(1801)
  })

  test('is not chosen when he does not', async () => {
    const { changed, onChange } = await showPickup({ points: elsewhere })
    await userEvent.click((await choose()).getByRole('button', { name: 'Отмена' }))
    expect([changed, onChange.mock.calls, readPickupPoint()]).toEqual([[], [], null])
  })

  test('is not chosen when the region could not be changed', async () => {
    const { host, onChange } = await showPickup({ points: elsewhere })
    host.changeRegion = () => Promise.reject(new ApiError('unavailable', 0))
    await userEvent.click((await choose()).getByRole('button', { name: 'Сменить и выбрать' }))
    expect(await screen.findByText(/Город не сменился/)).toBeInTheDocument()
    expect([onChange.mock.calls, readPickupPoint()]).toEqual([[], null])
  })
})

test('the search waits half a second after the last letter and begins with the third [PICKUP-028] [PICKUP-029]', async () => {
  await showPickup()
  jest.useFakeTimers()
  type('ва')
  act(() => jest.advanceTimersByTime(1_000))
  expect(rows()).toHaveLength(2)
  type('варш')
  act(() => jest.advanceTimersByTime(499))
  expect(rows()).toHaveLength(2)
  act(() => jest.advanceTimersByTime(1))
  expect(rows()).toHaveLength(1)
  expect(count()).toHaveTextContent(/^1\sмагазин$/)
})

test('a search without results says so [FAULT-010]', async () => {
  await showPickup()
  jest.useFakeTimers()
  type('нигде')
  act(() => jest.advanceTimersByTime(500))
  expect(screen.getByText('Магазины не найдены. Попробуйте изменить запрос.')).toBeInTheDocument()
})

test('chips narrow the list and say how many there are', async () => {
  await showPickup()
  await userEvent.click(screen.getByRole('button', { name: /^Сегодня\s?1$/ }))
  expect(rows()).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^Сегодня/ }))
  expect(rows()).toHaveLength(2)
})

describe('the visitor’s place', () => {
  const allow = (answer: (ok: (found: unknown) => void, fail: (error: unknown) => void) => void) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: answer } })

  test('is asked for by a press only; then the nearest come first, with distances', async () => {
    const ask = jest.fn((ok: (found: unknown) => void) => ok({ coords: { latitude: 55.72, longitude: 37.74 } }))
    allow(ask)
    await showPickup()
    expect(ask).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ближе' }))
    expect(rows()[0]).toHaveTextContent(/Рязанский пр-т, 8А.*Рязанский проспект, 650\sм/)
  })

  test('that the browser keeps for itself leaves the list as it is and says why', async () => {
    allow((_ok, fail) => fail({ code: 1 }))
    await showPickup()
    await userEvent.click(screen.getByRole('button', { name: 'Ближе' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Браузер не сообщает, где вы.')
    expect(rows()[0]).toHaveTextContent('Варшавское')
  })
})

test('no shop with the product and no shop at all are said as they are', async () => {
  await showPickup({ points: () => makePoints([]) })
  expect(screen.getByRole('heading', { name: /Сейчас товара нет ни в\sодном магазине в\sМоскве/ })).toBeInTheDocument()
})

test('a failure can be tried again', async () => {
  const answers = [() => Promise.reject(new ApiError('unavailable', 503)), () => makePoints([makePoint()])]
  await showPickup({ points: () => answers.shift()!() })
  await userEvent.click(await screen.findByRole('button', { name: /Повторить/ }))
  expect(await screen.findByText('Варшавское ш., 97')).toBeInTheDocument()
})
