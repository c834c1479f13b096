import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.edge'
import { ProductGrid } from './ProductGrid.tsx'

const phone = (
  <ProductGrid bleed>
    <article>Дрель</article>
  </ProductGrid>
)
const desktop = (
  <ProductGrid>
    <article>Дрель</article>
  </ProductGrid>
)

async function hydrate(grid: ReactNode): Promise<Element> {
  const page = document.createElement('div')
  page.innerHTML = renderToString(grid)
  const before = page.innerHTML
  const root = await act(() => Promise.resolve(hydrateRoot(page, grid)))
  expect(page.innerHTML).toBe(before)
  const sheet = page.firstElementChild!
  act(() => root.unmount())
  return sheet
}

test("the first paint of a phone's page leaves out what is far below", async () => {
  expect((await hydrate(phone)).hasAttribute('data-fresh')).toBe(true)
  expect((await hydrate(desktop)).hasAttribute('data-fresh')).toBe(false)
})

test('cards that are shown later, such as on the way back, take their place at once', () => {
  const { container } = render(phone)
  expect(container.firstElementChild!.hasAttribute('data-fresh')).toBe(false)
})
