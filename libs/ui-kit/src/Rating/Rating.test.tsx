import { render, screen } from '@testing-library/react'
import { Rating } from './Rating.tsx'

test.each([
  [4.8, 214, '4,8', '214 отзывов'],
  [5, 1, '5,0', '1 отзыв'],
  [4.25, 1_202, '4,3', '1 202 отзыва'],
])('%d of %i reviews', (value, count, figure, reviews) => {
  const { container } = render(<Rating value={value} count={count} />)
  expect(screen.getByText(figure)).toBeInTheDocument()
  expect(container).toHaveTextContent(reviews)
})

test('without reviews there is no figure', () => {
  const { container } = render(<Rating value={0} count={0} />)
  expect(container).toHaveTextContent(/^Нет отзывов$/)
})

test('the number of reviews leads to them', () => {
  render(<Rating value={4.8} count={214} href="#reviews" />)
  expect(screen.getByRole('link', { name: '214\u00A0отзывов' })).toHaveAttribute('href', '#reviews')
})
