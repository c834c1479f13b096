import { render, screen } from '@testing-library/react'
import { Price } from './Price.tsx'

test('the price stands in rubles beside the crossed out price before', () => {
  render(<Price kopecks={1_249_000} oldKopecks={1_529_000} />)
  expect(screen.getByText('12 490 ₽', { collapseWhitespace: true })).toBeInTheDocument()
  const old = screen.getByText(/15\s290\s₽/)
  expect(old.tagName).toBe('S')
  expect(old).toHaveTextContent('Прежняя цена: 15 290 ₽')
})

test.each([null, undefined, 1_249_000, 1_000_000])('a price before of %s is not shown', (oldKopecks) => {
  render(<Price kopecks={1_249_000} oldKopecks={oldKopecks} />)
  expect(screen.queryByText(/Прежняя цена/)).not.toBeInTheDocument()
})

test('the measure follows the price', () => {
  const { container } = render(<Price kopecks={9_950} unit="/шт" />)
  expect(container).toHaveTextContent('99,50 ₽/шт')
})
