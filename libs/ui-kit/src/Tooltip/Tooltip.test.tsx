import { act, fireEvent, render, screen } from '@testing-library/react'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const tip = () => screen.queryByRole('tooltip')

/** jsdom has no PointerEvent; React reads enter and leave from over and out. */
function pointer(element: Element, type: 'over' | 'out', pointerType = 'mouse') {
  fireEvent(element, Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true }), { pointerType }))
}

function open() {
  render(<Tooltip text="Цена без НДС">{(props) => <Button {...props}>1 020 ₽</Button>}</Tooltip>)
  return screen.getByRole('button')
}

test('the tip comes when the pointer rests, and describes the button', () => {
  const button = open()
  pointer(button, 'over')
  pass(299)
  expect(tip()).toBeNull()
  pass(1)
  expect(tip()).toHaveTextContent('Цена без НДС')
  expect(button).toHaveAccessibleDescription('Цена без НДС')
  pointer(button, 'out')
  pass(150)
  expect(tip()).toBeNull()
})

test('a pointer that only passes by shows nothing', () => {
  const button = open()
  pointer(button, 'over')
  pass(200)
  pointer(button, 'out')
  pass(1000)
  expect(tip()).toBeNull()
})

test('the tip stays while the pointer is over it', () => {
  const button = open()
  pointer(button, 'over')
  pass(300)
  pointer(button, 'out')
  pass(100)
  pointer(tip()!, 'over')
  pass(5000)
  expect(tip()).not.toBeNull()
})

test('it comes with the focus of the keyboard and goes with it or by Esc, which does nothing else', () => {
  const button = open()
  jest.spyOn(button, 'matches').mockReturnValue(true)
  act(() => button.focus())
  pass(0)
  expect(tip()).not.toBeNull()
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  fireEvent(button, escape)
  pass(0)
  expect(tip()).toBeNull()
  expect(escape.defaultPrevented).toBe(true)
})

test('a finger shows no tip, and a page that scrolls takes it away', () => {
  const button = open()
  pointer(button, 'over', 'touch')
  pass(1000)
  expect(tip()).toBeNull()
  pointer(button, 'over')
  pass(300)
  fireEvent.scroll(window)
  pass(0)
  expect(tip()).toBeNull()
})
