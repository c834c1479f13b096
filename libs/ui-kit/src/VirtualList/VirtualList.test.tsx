import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.edge'
import { VirtualList } from './VirtualList.tsx'

const HEIGHT = 400
const ITEM_HEIGHT = 40
const shops = Array.from({ length: 2_000 }, (_, index) => ({ id: index, name: `Магазин ${index + 1}` }))

const element = (
  <VirtualList
    label="Магазины"
    items={shops}
    keyOf={({ id }) => id}
    render={({ name }) => name}
    height={HEIGHT}
    itemHeight={ITEM_HEIGHT}
  />
)

/** A browser measures what it lays out. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ITEM_HEIGHT)
})
afterEach(() => jest.restoreAllMocks())

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('only what is seen, and a little more, is on the page', () => {
  render(element)
  expect(names()[0]).toBe('Магазин 1')
  expect(names().length).toBeGreaterThanOrEqual(HEIGHT / ITEM_HEIGHT)
  expect(names().length).toBeLessThan(30)
})

test('every item tells its place among all of them', () => {
  render(element)
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveAttribute('aria-posinset', '1')
  expect(first).toHaveAttribute('aria-setsize', '2000')
  expect(screen.getByRole('list', { name: 'Магазины' })).toHaveStyle({ height: '80000px' })
})

test('scrolling brings the others', () => {
  render(element)
  const box = screen.getByRole('list').parentElement!
  act(() => {
    box.scrollTop = 1_000 * ITEM_HEIGHT
    fireEvent.scroll(box)
  })
  expect(names()).toContain('Магазин 1001')
  expect(names()).not.toContain('Магазин 1')
})

test('the keyboard can scroll it', () => {
  render(element)
  expect(screen.getByRole('list').parentElement).toHaveAttribute('tabindex', '0')
})

test('the server writes the first window full', () => {
  const html = renderToString(element)
  expect(html).toContain('Магазин 10<')
  expect(html).not.toContain('Магазин 100<')
})

test('an empty list is a list', () => {
  render(<VirtualList label="Магазины" items={[]} keyOf={String} render={String} height={HEIGHT} itemHeight={40} />)
  expect(screen.getByRole('list')).toBeEmptyDOMElement()
})
