import { render, screen } from '@testing-library/react'
import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => (page === 1 ? '/drills/' : `/drills/page${page}/`)

test('pages are real links and the current one is marked', () => {
  render(<Pagination page={2} pageCount={37} hrefOf={hrefOf} />)
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute('href', '/drills/')
  expect(screen.getByRole('link', { name: 'Страница 37' })).toHaveAttribute('href', '/drills/page37/')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Страница 2')
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('rel', 'prev')
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/drills/page3/')
})

test('the ends have no way on', () => {
  const { rerender } = render(<Pagination page={1} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).not.toBeInTheDocument()
  rerender(<Pagination page={3} pageCount={3} hrefOf={hrefOf} />)
  expect(screen.queryByRole('link', { name: 'Следующая страница' })).not.toBeInTheDocument()
})

test('a single page needs no links', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} />)
  expect(container).toBeEmptyDOMElement()
})
