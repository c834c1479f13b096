import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeLaterPoint, makePoint, makePoints } from '../testing/makePoint.ts'
import { layOutLists, rowOf, showPickup } from '../testing/showPickup.tsx'

beforeEach(() => {
  layOutLists()
  localStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const layout = 'mobile' as const
const sheet = (name = 'Рязанский пр-т, 8А') => screen.queryByRole('dialog', { name })

test.each([
  [1, '1 магазин'],
  [2, '2 магазина'],
  [5, '5 магазинов'],
  [11, '11 магазинов'],
  [21, '21 магазин'],
])('%i points are called %s [PICKUP-022]', async (count, words) => {
  await showPickup({
    layout,
    points: () => makePoints(Array.from({ length: count }, (_, index) => makePoint({ id: index + 1 }))),
  })
  expect(screen.getByRole('status').textContent).toBe(words.replace(' ', '\u00A0'))
})

test('begins with the list; the toggle shows the map instead [PICKUP-021]', async () => {
  await showPickup({ layout })
  const [asList, onMap] = screen.getAllByRole('tab')
  expect([asList!.textContent, onMap!.textContent]).toEqual(['СПИСКОМ', 'НА КАРТЕ'])
  expect(asList).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(onMap!)
  expect(screen.queryByRole('list', { name: 'Магазины' })).not.toBeInTheDocument()
  await userEvent.click(asList!)
  expect(await screen.findByRole('list', { name: 'Магазины' })).toBeInTheDocument()
})

test('tabs of regions have the short name of the town [PICKUP-023]', async () => {
  const region = { id: 18, name: 'г. Подольск' }
  await showPickup({
    layout,
    region: { ...region, type: 'descendant', descendantId: 18 },
    points: () => makePoints([makePoint()], { region, parentLocality: { id: -1, name: 'Москва и область' } }),
  })
  const tabs = within(screen.getByRole('tablist', { name: 'Где искать' })).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Подольск', 'Москва и область'])
})

test('the sheet says metro, day, hours; another day than today is orange [PICKUP-024] [PICKUP-025] [PICKUP-026]', async () => {
  await showPickup({ layout })
  await userEvent.click(rowOf(/Рязанский/))
  const opened = sheet()!
  expect(opened).toHaveFocus()
  expect(opened.querySelector('[data-color]')).toHaveStyle({ backgroundColor: '#800080' })
  for (const words of ['Рязанский проспект', 'Пн–Пт: 9:00–21:00', 'Сб–Вс: выходной', 'открыто до 21:00'])
    expect(opened).toHaveTextContent(words)
  expect(within(opened).getByText('Завтра после 12:00')).toHaveAttribute('data-tone', 'later')
})

test('Escape closes the sheet, not the window, and leads back to the row; nothing is marked then [PICKUP-036]', async () => {
  const { onClose } = await showPickup({ layout })
  await userEvent.click(rowOf(/Рязанский/))
  await userEvent.keyboard('{Escape}')
  expect(sheet()).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  expect(rowOf(/Рязанский/)).toHaveFocus()
  expect(rowOf(/Рязанский/)).not.toHaveAttribute('aria-current')
})

test('with a preselected point closing keeps the selection [PICKUP-036]', async () => {
  await showPickup({ layout }, { chosenId: 101 })
  await userEvent.click(rowOf(/Рязанский/))
  await userEvent.click(within(sheet()!).getByRole('button', { name: 'Закрыть карточку магазина' }))
  expect(rowOf(/Рязанский/)).toHaveAttribute('aria-current', 'true')
})

test('«Выбрать» chooses; the point that is chosen already says «Выбран» [PICKUP-027] [PICKUP-037]', async () => {
  const { onChange, onClose } = await showPickup({ layout }, { chosenId: 101 })
  await userEvent.click(rowOf(/Варшавское/))
  expect(within(sheet('Варшавское ш., 97')!).getByRole('button', { name: 'Выбран' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(rowOf(/Рязанский/))
  await userEvent.click(within(sheet()!).getByRole('button', { name: 'Выбрать' }))
  expect(onChange).toHaveBeenCalledWith(104, expect.objectContaining({ address: makeLaterPoint().address }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
