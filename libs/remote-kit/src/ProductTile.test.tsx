import { newBestPrice } from '@verstak/contracts/flag'
import type { ProductTile as Product } from '@verstak/contracts/product'
import type { WidgetProps } from '@verstak/contracts/widget'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen } from '@testing-library/react'
import { ProductTile, type ProductTileProps } from './ProductTile.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

const AddToCart = ({ product, size }: WidgetProps['cart/AddToCart']) => (
  <button>{`AddToCart ${product.id} ${size}`}</button>
)
const Broken = () => {
  throw new Error('The cart is down')
}

const outOfStock: Partial<Product> = {
  isAvailable: false,
  availabilityInfo: {
    countInStock: 0,
    currentlyAvailable: 0,
    isInStock: false,
    isLow: false,
    selfPickupDate: null,
    courierPickupDate: null,
    expectedDate: '2026-12-05',
  },
  dates: { pickupText: null, courierText: null },
  button: { type: 'reportLater' },
}

function show(product: Partial<Product> = {}, props: Partial<ProductTileProps> = {}, widget = AddToCart, flags = {}) {
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    flags,
    widgets: { 'cart/AddToCart': widget as never },
  })
  const { container } = render(
    <TestHost host={host}>
      <ProductTile product={makeProductTile(product)} variant="vertical" device="desktop" {...props} />
    </TestHost>,
  )
  return { container, text: () => container.textContent.replaceAll('\u00A0', ' ') }
}

test('says price, price for companies, rating, code, days and shops', () => {
  const { text } = show()
  for (const words of ['12 490 ₽', '15 290 ₽', '11 490 ₽ для компаний', '4,8', '214 отзывов', '15843327'])
    expect(text()).toContain(words)
  expect(text()).toContain('Самовывоз: сегодня, 12 магазинов')
  expect(text()).toContain('Курьером: завтра')
  expect(screen.getByRole('button', { name: 'AddToCart 1 m' })).toBeVisible()
})

test.each(['desktop', 'phone'] as const)('a light tile on a %s shows its photo 204×184 [TILE-038]', (device) => {
  const { container } = show({ image: '/pictures/v1/drill/{size}.{format}' }, { variant: 'light', device })
  const photo = container.querySelector('img')!
  expect([photo.width, photo.height]).toEqual([204, 184])
  expect(photo.getAttribute('src')).toBe('/pictures/v1/drill/204x184.webp')
})

test('goods that are sold past the cart have the button of the cart’s remote, too', () => {
  show({ button: { type: 'oneClick', saleGuid: null } })
  expect(screen.getByRole('button', { name: 'AddToCart 1 m' })).toBeVisible()
})

test.each([
  [1, '1 магазин'],
  [3, '3 магазина'],
  [21, '21 магазин'],
])('%i offices read «%s»', (currentlyAvailable, words) => {
  const { availabilityInfo } = makeProductTile()
  const { text } = show({ availabilityInfo: { ...availabilityInfo, currentlyAvailable } })
  expect(text()).toContain(`сегодня, ${words}Курьером`)
})

test('little stock is said instead of the day', () => {
  const { text } = show({ availabilityInfo: { ...makeProductTile().availabilityInfo, isLow: true } })
  expect(text()).toContain('Самовывоз: мало')
})

test('a phone has shorter words and no code', () => {
  const { text } = show({}, { device: 'phone' })
  expect(text()).toContain('11 490 ₽ компаниям')
  expect(text()).toContain('Сегодня, 12 магазинов')
  expect(text()).not.toContain('15843327')
})

test('out of stock it says since when there are more and leads to analogs', () => {
  const { text } = show(outOfStock)
  expect(text()).toContain('последняя цена')
  expect(text()).toContain('Нет в наличии')
  expect(text()).toContain('Ждём после 5 декабря')
  expect(screen.getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute(
    'href',
    `${makeProductTile().link}#analogs`,
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a warning about the delivery stands below the days [TILE-013]', () => {
  const deliveryWarningMessage = 'Доставка только по предоплате'
  expect(show({ deliveryWarningMessage }).text()).toContain(`Курьером: завтра${deliveryWarningMessage}`)
})

test.each([
  [true, '2'],
  [false, null],
])('the name of a sticky tile (%j) is cut after its second line [TILE-040]', (isSticky, lines) => {
  const { container } = show({}, { isSticky })
  expect(container.querySelector('a')?.getAttribute('data-lines')).toBe(lines)
})

test.each([
  ['a price', { price: 1_249_000 }, true],
  ['only a current price', { price: 0 }, true],
  [
    'no price at all',
    { price: 0, pricesV2: { default: { current: 0, old: null, availableDiscountPrices: [] } } },
    false,
  ],
])('with %s the price block is there: %j [TILE-018]', (_, product, isShown) => {
  const { text } = show({ oldPrice: null, ...product })
  expect(text().includes('12 490 ₽')).toBe(isShown)
  expect(text().includes('0 ₽')).toBe(isShown)
})

test.each([
  [1, false],
  [2, true],
  [10, true],
])('pieces sold by %i have their unit beside the price: %j [TILE-020, WIDGET-034]', (multiplicity, hasUnit) => {
  expect(show({ multiplicity }).text().includes('₽/шт')).toBe(hasUnit)
})

test('a price for companies that is no lower is not told', () => {
  const availableDiscountPrices = [{ type: 'discountB2B' as const, price: 1_249_000 }]
  const { text } = show({ pricesV2: { default: { current: 1_249_000, old: null, availableDiscountPrices } } })
  expect(text()).not.toContain('для компаний')
})

test('the price of a measure stands beside the price for companies [TILE-021]', () => {
  const { text } = show({ additionalPrice: { pricePerUnit: 12_350, unitName: 'м' } })
  expect(text()).toContain('11 490 ₽ для компаний123,50 ₽/м')
})

describe('the experiment for the new best price', () => {
  const nameplates = [
    { type: 'discount' as const, name: '−18%' },
    { type: 'hit' as const, name: 'Хит' },
  ]
  const marks = (isOn: boolean) => {
    const { container } = show({ nameplates }, {}, AddToCart, { [newBestPrice.key]: isOn })
    const isBesidePrice = (mark: Element) => mark.parentElement!.textContent.includes('₽')
    return [...container.querySelectorAll('[data-kind]')].map((mark) => ({
      text: mark.textContent,
      kind: mark.getAttribute('data-kind'),
      isBesidePrice: isBesidePrice(mark),
    }))
  }

  test('brings a red badge of the discount beside the price, instead of its plate [TILE-032]', () => {
    expect(marks(true)).toEqual([
      { text: 'Хит', kind: 'hit', isBesidePrice: false },
      { text: '−18%', kind: 'discount', isBesidePrice: true },
    ])
  })

  test('hides the plates of sale and best price, and leaves the others [TILE-033]', () => {
    const priced = [
      { type: 'sale' as const, name: 'Акция' },
      { type: 'best-price' as const, name: 'Лучшая цена' },
      ...nameplates,
    ]
    const shown = (isOn: boolean) => {
      const { container } = show({ nameplates: priced }, {}, AddToCart, { [newBestPrice.key]: isOn })
      return [...container.querySelectorAll('article > div [data-kind]')].map((mark) => mark.textContent)
    }
    expect(shown(true)).toEqual(['Хит', '−18%'])
    expect(shown(false)).toEqual(['Акция', 'Лучшая цена'])
  })

  test('leaves the plates alone where it is off', () => {
    expect(marks(false)).toEqual([
      { text: '−18%', kind: 'discount', isBesidePrice: false },
      { text: 'Хит', kind: 'hit', isBesidePrice: false },
    ])
  })
})

test.each([
  ['horizontal', 'desktop', '236', '[TILE-034]'],
  ['vertical', 'desktop', '228', '[TILE-035]'],
  ['vertical', 'phone', '132', '[TILE-036]'],
  ['horizontal', 'phone', '120', '[TILE-037]'],
] as const)('the photo of a %s tile on a %s is %s px wide %s', (variant, device, width, _) => {
  const { container } = show({}, { variant, device })
  const photo = container.querySelector('img')!
  expect(photo).toHaveAttribute('width', width)
  expect(photo.srcset).toContain(`/${width}.webp, `)
})

test('only the photos of the first row load at once', () => {
  expect(show({}, { isFirst: true }).container.querySelector('img')).toHaveAttribute('loading', 'eager')
  expect(show().container.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('without the cart the product can still be opened', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  show({}, {}, Broken as never)
  expect(screen.getByRole('link', { name: 'Подробнее' })).toHaveAttribute('href', makeProductTile().link)
  jest.restoreAllMocks()
})
