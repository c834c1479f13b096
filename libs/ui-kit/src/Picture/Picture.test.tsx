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

test('of several widths the browser chooses; the box stays', () => {
  const { container } = render(
    <Picture
      src="/p/{size}.{format}"
      alt="Дрель"
      size={560}
      widths={[264, 1120]}
      sizes="(max-width: 767px) 264px, 560px"
    />,
  )
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('srcset', '/p/264.webp 264w,/p/1120.webp 1120w')
  expect(image).toHaveAttribute('sizes', '(max-width: 767px) 264px, 560px')
  expect(image).toHaveAttribute('width', '560')
  const source = container.querySelector('source')
  expect(source).toHaveAttribute('srcset', '/p/264.avif 264w,/p/1120.avif 1120w')
  expect(source).toHaveAttribute('sizes', '(max-width: 767px) 264px, 560px')
})

test('widths of a picture that is no square keep its proportions', () => {
  render(<Picture src="/p/{size}.{format}" alt="Дрель" size={{ width: 204, height: 184 }} widths={[408]} />)
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/p/408x368.webp 408w')
})
