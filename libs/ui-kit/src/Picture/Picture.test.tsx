import { render, screen } from '@testing-library/react'
import { Picture } from './Picture.tsx'

test('the picture offers AVIF, then WebP, for both densities, and keeps its box', () => {
  const { container } = render(<Picture src="/p/{size}.{format}" alt="Дрель" size={228} />)
  const image = screen.getByRole('img', { name: 'Дрель' })
  expect(image).toHaveAttribute('width', '228')
  expect(image).toHaveAttribute('height', '228')
  expect(image).toHaveAttribute('src', '/p/228.webp')
  expect(image).toHaveAttribute('srcset', '/p/228.webp, /p/456.webp 2x')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/p/228.avif, /p/456.avif 2x')
})

test('the first picture of the page loads before others', () => {
  render(<Picture src="/p/{size}.{format}" alt="Дрель" size={560} priority />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
})

test('an address without a format has no alternative', () => {
  const { container } = render(<Picture src="/p/{size}.png" alt="" size={56} />)
  expect(container.querySelector('source')).toBeNull()
})
