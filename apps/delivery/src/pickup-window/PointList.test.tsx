import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makePoint, makePoints } from '../testing/makePoint.ts'
import { layOutLists, showPickup } from '../testing/showPickup.tsx'

const COUNT = 5_000
const many = () =>
  makePoints(Array.from({ length: COUNT }, (_, index) => makePoint({ id: index + 1, address: `Улица, ${index + 1}` })))

beforeEach(layOutLists)
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const rows = () => screen.getAllByRole('listitem')
const stop = () =>
  rows()
    .map((row) => row.querySelector('button')!)
    .filter(({ tabIndex }) => tabIndex === 0)

test('of 5,000 points only those in sight are on the page, and each tells its place among all', async () => {
  await showPickup({ points: many })
  expect(rows().length).toBeLessThan(30)
  expect(rows()[0]).toHaveAttribute('aria-posinset', '1')
  expect(rows()[0]).toHaveAttribute('aria-setsize', String(COUNT))
})

test('one row is reached by Tab, others by arrows, Page Down, Home and End', async () => {
  await showPickup({ points: many })
  act(() => stop()[0]!.focus())
  expect(stop()).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('Улица, 3')
  await userEvent.keyboard('{ArrowUp}{PageDown}')
  expect(document.activeElement).toHaveTextContent('Улица, 8')
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toHaveTextContent(`Улица, ${COUNT}`)
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toHaveTextContent(/Улица, 1(?!\d)/)
})

test('after scrolling has rested for 300 ms Tab leads to a row in sight [PICKUP-030]', async () => {
  await showPickup({ points: many })
  jest.useFakeTimers()
  const box = screen.getByRole('list', { name: 'Магазины' }).parentElement!
  const scrollTo = (top: number) =>
    act(() => {
      box.scrollTop = top
      fireEvent.scroll(box)
    })
  scrollTo(40_000)
  act(() => jest.advanceTimersByTime(299))
  expect(stop()[0]).toHaveTextContent(/Улица, 1(?!\d)/)
  scrollTo(80_000)
  act(() => jest.advanceTimersByTime(299))
  expect(stop()[0]).toHaveTextContent(/Улица, 1(?!\d)/)
  act(() => jest.advanceTimersByTime(1))
  expect(Number(stop()[0]!.textContent!.match(/Улица, (\d+)/)![1]!)).toBeGreaterThan(500)
})
