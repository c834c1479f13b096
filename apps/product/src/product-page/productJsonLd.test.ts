import { makeProductDetails } from '@verstak/testing/factories'
import { productJsonLd } from './productJsonLd.ts'

const partOf = (type: string, overrides = {}) =>
  productJsonLd(makeProductDetails(overrides), '')['@graph'].find((part) => part['@type'] === type)

test('the offer names the price in rubles, the currency and the stock', () => {
  expect(partOf('Product')).toMatchObject({
    name: expect.stringContaining('Bosch GSR 18V-50'),
    sku: '15843327',
    mpn: '06019H5000',
    brand: { '@type': 'Brand', name: 'Bosch' },
    image: ['/pictures/v1/drill/bosch/main/1120.webp', '/pictures/v1/drill/bosch/detail/1120.webp'],
    offers: {
      '@type': 'Offer',
      price: '12490.00',
      priceCurrency: 'RUB',
      availability: 'https://schema.org/InStock',
    },
  })
})

test('search engines are not given the picture which says that there is none', () => {
  const images = ['/pictures/v1/no-picture/plain-steel/main/{size}.{format}']
  expect(partOf('Product', { images })).toMatchObject({ image: [] })
})

test('with an origin every address is absolute', () => {
  const { '@graph': graph } = productJsonLd(makeProductDetails(), 'https://verstak.example')
  const addresses = JSON.stringify(graph).match(/"(?:url|item|image)":\[?"[^"]+/g) ?? []
  expect(addresses.length).toBeGreaterThanOrEqual(4)
  for (const address of addresses) expect(address).toContain('"https://verstak.example/')
})

test('a missing product is out of stock', () => {
  expect(partOf('Product', { isAvailable: false })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('without a price there is no offer', () => {
  const pricesV2 = { default: { current: 0, old: null, availableDiscountPrices: [] } }
  expect(partOf('Product', { price: 0, pricesV2 })).not.toHaveProperty('offers')
})

test('the rating is told only when somebody has rated', () => {
  expect(partOf('Product')).toMatchObject({ aggregateRating: { ratingValue: 4.8, reviewCount: 214 } })
  expect(partOf('Product', { rating: 0, reviewsCount: 0 })).not.toHaveProperty('aggregateRating')
})

test('the way ends with the product itself', () => {
  expect(partOf('BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Инструмент', item: '/category/instrument-6474/' },
      { position: 2, item: '/product/drel-shurupovert-bosch-gsr-18v-50-1/' },
    ],
  })
})

test('a product among variants tells its own values and names the others', () => {
  const value = (name: string, isCurrent: boolean) => ({ name, link: '/product/x-9/', isCurrent, isAvailable: true })
  const variants = {
    groupId: 7,
    name: 'Костюм Вектор',
    axes: [
      { kind: 'size' as const, name: 'Размер', values: [value('52-54', true), value('56-58', false)] },
      { kind: 'size' as const, name: 'Рост', values: [value('170-176', true), value('182-188', false)] },
      { kind: 'color' as const, name: 'Цвет', values: [value('серый', true), value('синий', false)] },
    ],
    links: ['/product/x-9/'],
  }
  expect(partOf('Product', { variants })).toMatchObject({
    size: '52-54, 170-176',
    color: 'серый',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: '7',
      name: 'Костюм Вектор',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [{ '@type': 'Product', url: '/product/x-9/' }],
    },
  })
  expect(partOf('Product')).not.toHaveProperty('isVariantOf')
})
