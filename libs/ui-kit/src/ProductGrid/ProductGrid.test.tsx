import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { ProductGrid } from './ProductGrid.tsx'

const grid = (
  <ProductGrid bleed>
    {['Дрель', 'Пила', 'Лобзик'].map((name) => (
      <article key={name}>{name}</article>
    ))}
  </ProductGrid>
)

afterEach(() => {
  jest.useRealTimers()
})

test('cards of a fresh page are laid out one after another', () => {
  jest.useFakeTimers()
  const page = document.createElement('div')
  page.innerHTML = renderToString(grid)
  const sheet = page.firstElementChild!
  expect(sheet.hasAttribute('data-fresh')).toBe(true)

  const laidOut = () => [...sheet.querySelectorAll('article')].filter((card) => card.style.contentVisibility).length
  const root = act(() => hydrateRoot(page, grid))
  expect(laidOut()).toBe(0)
  jest.advanceTimersByTime(50)
  expect(laidOut()).toBe(1)
  jest.advanceTimersByTime(100)
  expect(laidOut()).toBe(3)
  expect(sheet.hasAttribute('data-fresh')).toBe(true)
  act(() => root.unmount())
})

test('cards of a list that is shown later take their place at once', () => {
  const { container } = render(grid)
  expect(container.firstElementChild!.hasAttribute('data-fresh')).toBe(false)
})
