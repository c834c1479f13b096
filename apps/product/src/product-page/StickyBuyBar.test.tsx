import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeProductDetails } from '@verstak/testing/factories'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createProductHarness } from '../testing/createProductHarness.tsx'
import { StickyBuyBar } from './StickyBuyBar.tsx'

let tell: (entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: (entries: unknown[]) => void) {
        tell = (entry) => act(() => onChange([entry]))
      }
      observe() {}
      disconnect() {}
    },
  })
})

function Page() {
  const button = useRef<HTMLDivElement>(null)
  return (
    <TestHost host={createProductHarness().host}>
      <div ref={button} />
      <StickyBuyBar product={makeProductDetails()} button={button} />
    </TestHost>
  )
}

const barButton = () => screen.queryByRole('button', { name: 'AddToCart 1' })

test('there is no second button while the main one is in sight or still to come', () => {
  render(<Page />)
  tell({ isIntersecting: false, boundingClientRect: { top: 900 } })
  expect(barButton()).not.toBeInTheDocument()
  tell({ isIntersecting: true, boundingClientRect: { top: 500 } })
  expect(barButton()).not.toBeInTheDocument()
})

test('price and button come when the main button has scrolled away, and go when it is back', () => {
  render(<Page />)
  tell({ isIntersecting: false, boundingClientRect: { top: -80 } })
  const bar = barButton()?.closest('[data-shown]')
  expect(bar).toHaveTextContent('12 490 ₽')
  expect(bar).not.toHaveAttribute('inert')
  tell({ isIntersecting: true, boundingClientRect: { top: 10 } })
  expect(bar).not.toHaveAttribute('data-shown')
  expect(bar).toHaveAttribute('inert')
})
