import { render, screen } from '@testing-library/react'
import type { CardVariant, Device } from './photoSize.ts'
import { ProductCard, type ProductCardProps } from './ProductCard.tsx'

const drill: ProductCardProps = {
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50',
  href: '/product/drill/',
  image: '/pictures/drill/{size}.{format}',
  priceKopecks: 1_249_000,
  oldPriceKopecks: 1_529_000,
  rating: 4.8,
  reviewCount: 214,
  code: '15843327',
  plates: [{ text: '−18 %', kind: 'discount' }, { text: 'Хит' }, { text: 'Новинка', kind: 'new' }],
  priceNote: 'для компаний',
  availability: 'Курьером: завтра',
  actions: <button aria-label="В избранное" />,
  buttons: <button>В корзину</button>,
}

test('the name leads to the product, and the photo adds nothing to read', () => {
  render(<ProductCard {...drill} />)
  expect(screen.getByRole('link', { name: drill.name })).toHaveAttribute('href', '/product/drill/')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the parts come in their fixed order', () => {
  const { container } = render(<ProductCard {...drill} />)
  const text = container.textContent ?? ''
  const parts = [
    '−18 %',
    '12\u00A0490',
    '15\u00A0290',
    'для компаний',
    drill.name,
    '4,8',
    '15843327',
    'Курьером',
    'В корзину',
  ]
  const places = parts.map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test.each<[CardVariant, Device, number, number, string]>([
  ['horizontal', 'desktop', 236, 236, '[TILE-034]'],
  ['vertical', 'desktop', 228, 228, '[TILE-035]'],
  ['vertical', 'phone', 132, 132, '[TILE-036]'],
  ['horizontal', 'phone', 120, 120, '[TILE-037]'],
  ['light', 'desktop', 204, 184, '[TILE-038]'],
  ['light', 'phone', 204, 184, '[TILE-038]'],
])('the %s card of a %s shows a photo of %i×%i px %s', (variant, device, width, height) => {
  const image = '/pictures/{width}x{height}.{format}'
  const { container } = render(<ProductCard {...drill} image={image} variant={variant} device={device} />)
  const photo = container.querySelector('img')!
  expect([photo.width, photo.height]).toEqual([width, height])
  // The file has just this size, or twice of it for sharp screens.
  expect(photo.srcset).toBe(`/pictures/${width}x${height}.webp, /pictures/${width * 2}x${height * 2}.webp 2x`)
})

test.each([
  ['desktop', ['−18 %', 'Хит']],
  ['phone', ['−18 %']],
] as const)('a %s shows the first plates %j only', (device, shown) => {
  render(<ProductCard {...drill} device={device} />)
  for (const plate of ['−18 %', 'Хит', 'Новинка']) {
    expect(screen.queryAllByText(plate)).toHaveLength((shown as readonly string[]).includes(plate) ? 1 : 0)
  }
})

test.each([
  ['vertical', 'phone', false],
  ['horizontal', 'phone', true],
  ['vertical', 'desktop', true],
] as const)('the code on a %s card of a %s: %s', (variant, device, isShown) => {
  render(<ProductCard {...drill} variant={variant} device={device} />)
  expect(screen.queryAllByText('15843327')).toHaveLength(isShown ? 1 : 0)
})

test('a price of 0 is not shown [TILE-018]', () => {
  const { container } = render(<ProductCard {...drill} priceKopecks={0} oldPriceKopecks={null} />)
  expect(container).not.toHaveTextContent('₽')
})

test('out of stock the price is the last one, without a discount', () => {
  const { container } = render(<ProductCard {...drill} isOutOfStock />)
  expect(screen.getByText('последняя цена')).toBeInTheDocument()
  expect(container).not.toHaveTextContent('15 290')
  expect(container).not.toHaveTextContent('для компаний')
})

test('the measure stands beside the price [TILE-020]', () => {
  const { container } = render(<ProductCard {...drill} unit="/шт" />)
  expect(container).toHaveTextContent('12 490 ₽/шт')
})
