import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { ProductSlider } from './ProductSlider.tsx'

const STRIDE = 275

/** Five cards of 243 px are seen of twelve. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_358)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return { left: index * STRIDE, width: 243 } as DOMRect
  })
})
afterEach(() => jest.restoreAllMocks())

function show(count = 12) {
  const { container } = render(
    <ProductSlider label="Аналоги" heading={<h2>Аналоги</h2>}>
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/product/${index + 1}/`}>{`Дрель ${index + 1}`}</a>
      ))}
    </ProductSlider>,
  )
  const track = screen.getByRole('list', { name: 'Аналоги' })
  fireEvent(track, new Event('scrollend'))
  return { track, root: container.firstElementChild! }
}

test('32 px between cards, which are 236 px wide at least, with 8 px around them', () => {
  expect(show().root).toHaveStyle({ '--slide-gap': '32px', '--slide-min': '236px', '--slide-room': '8px' })
})

test('arrows turn a whole screen over, the last one as far as there are cards', async () => {
  const { track } = show()
  const next = screen.getByRole('button', { name: 'Вперёд' })
  await userEvent.click(next)
  expect(track.scrollLeft).toBe(5 * STRIDE)
  await userEvent.click(next)
  expect(track.scrollLeft).toBe(7 * STRIDE)
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(track.scrollLeft).toBe(2 * STRIDE)
})

test('arrow keys do the same while the focus is on a card', async () => {
  const { track } = show()
  screen.getByRole('link', { name: 'Дрель 1' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(track.scrollLeft).toBe(5 * STRIDE)
  await userEvent.keyboard('{Home}')
  expect(track.scrollLeft).toBe(0)
})

test('where all cards are seen there are no arrows', () => {
  show(5)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the first paint leaves out a row from the server that is far below; one that is shown later takes its place at once', async () => {
  const row = (
    <ProductSlider label="Аналоги" heading={<h2>Аналоги</h2>}>
      <a href="/product/1/">Дрель</a>
    </ProductSlider>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(row)
  expect(page.querySelector('[data-fresh]')).toContainElement(page.querySelector('ul'))
  const root = await act(() => Promise.resolve(hydrateRoot(page, row)))
  expect(page.querySelector('[data-fresh]')).toContainElement(page.querySelector('ul'))
  act(() => root.unmount())
  expect(show().root.querySelector('[data-fresh]')).toBeNull()
})
