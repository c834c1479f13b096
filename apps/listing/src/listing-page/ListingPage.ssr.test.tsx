/** @jest-environment node */
import type { Layout } from '@verstak/contracts/layout'
import { ApiError } from '@verstak/api-client/ApiError'
import type { ListingInput } from '@verstak/contracts/listing'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createListingHarness, type HarnessInput } from '../testing/listingHarness.tsx'
import { makeListing } from '../testing/makeListing.ts'

const CATEGORY = '/category/power-tools-7100/'

async function renderPage(address: string, input: HarnessInput = {}) {
  const { host, routes, listingCalls } = createListingHarness(input)
  const html = await renderRemote(host, routes, address)
  return { html: html.replaceAll('&amp;', '&'), listingCalls }
}

const layouts: Layout[] = ['desktop', 'mobile', 'desktop-crawler', 'mobile-crawler']

const listings = [
  [CATEGORY, { listingType: 'category', id: 7100, page: 1 }],
  [`${CATEGORY}page2/`, { listingType: 'category', id: 7100, page: 2 }],
  [`${CATEGORY}bosch-7/`, { listingType: 'categoryBrand', id: 7100, brandId: 7, page: 1 }],
  [`${CATEGORY}bosch-7/page2/`, { listingType: 'categoryBrand', id: 7100, brandId: 7, page: 2 }],
  ['/tag-page/mains-7100/', { listingType: 'tagPage', id: 7100, slug: 'mains', page: 1 }],
  ['/tag-page/mains-7100/page2/', { listingType: 'tagPage', id: 7100, slug: 'mains', page: 2 }],
  ['/tag-page/mains-7100/bosch-7/', { listingType: 'tagPage', id: 7100, brandId: 7, slug: 'mains', page: 1 }],
  ['/tag-page/mains-7100/bosch-7/page2/', { listingType: 'tagPage', id: 7100, brandId: 7, slug: 'mains', page: 2 }],
  ['/search/?what=drill', { listingType: 'search', searchString: 'drill', page: 1 }],
  ['/search/page2/?what=drill', { listingType: 'search', searchString: 'drill', page: 2 }],
] as const

test('each listing of categories, tag pages and searches is readable without JavaScript, after one call [ROUTE-011, ROUTE-012, ROUTE-020, ROUTE-021, ROUTE-022, ROUTE-023, ROUTE-028, ROUTE-029, ROUTE-030, ROUTE-031]', async () => {
  for (const [address, expected] of listings) {
    const { html, listingCalls } = await renderPage(address)
    expect(listingCalls()).toEqual([expect.objectContaining(expected)])
    expect(html).toContain(`Drill ${expected.page}01`)
    expect(html).toContain('12 490 ₽')
    expect(html).toContain(`href="/product/drill-${expected.page}02/"`)
    expect(html).toMatch(/href="[^"]*\/page3\/[^"]*"/)
  }
})

test('search engines are led to what cannot be bought now, too, and by no address of its own', async () => {
  for (const layout of ['desktop-crawler', 'mobile-crawler'] as const) {
    const { html, listingCalls } = await renderPage(CATEGORY, { layout })
    expect(listingCalls()).toEqual([expect.objectContaining({ all: true })])
    expect(html).not.toMatch(/all=true|noindex/)
    const search = await renderPage('/search/?what=drill', { layout })
    expect(search.listingCalls()).toEqual([expect.objectContaining({ all: false })])
  }
})

test('a search without some of its words says so without JavaScript, and search engines take it for the search page', async () => {
  for (const layout of layouts) {
    const { html } = await renderPage('/search/?what=ключ гаечный', {
      layout,
      answer: (input) => makeListing(input, { searchedFor: 'ключ', leftOut: ['гаечный'] }),
    })
    const text = html.replaceAll(/<!-- -->|<[^>]+>/g, '')
    expect(text).toContain('По запросу «ключ гаечный» ничего нет. Показаны товары без слова «гаечный».')
    expect(html).toContain('<link rel="canonical" href="/search/"/>')
  }
})

const sale = { listingType: 'sale', slug: 'friday' }
const brandsAndSales = [
  ['/brand/bosch-7/', { listingType: 'brand', brandId: 7, page: 1 }],
  ['/brand/bosch-7/page2/', { listingType: 'brand', brandId: 7, page: 2 }],
  ['/sale/friday/', { ...sale, page: 1 }],
  ['/sale/friday/page2/', { ...sale, page: 2 }],
  ['/sale/friday/drills-7110/', { ...sale, categoryId: 7110, page: 1 }],
  ['/sale/friday/drills-7110/page2/', { ...sale, categoryId: 7110, page: 2 }],
] as const

test('each listing of brands and sales has views for desktop and phone [ROUTE-014, ROUTE-015, ROUTE-016, ROUTE-017, ROUTE-018, ROUTE-019]', async () => {
  for (const [address, expected] of brandsAndSales) {
    const desktop = await renderPage(address, { layout: 'desktop' })
    const phone = await renderPage(address, { layout: 'mobile' })
    for (const { html, listingCalls } of [desktop, phone]) {
      expect(html).toContain(`Drill ${expected.page}01`)
      expect(listingCalls()).toEqual([expect.objectContaining(expected)])
    }
    expect(desktop.html).toContain('data-device="desktop"')
    expect(phone.html).toContain('data-device="phone"')
    expect(phone.html).not.toContain('data-device="desktop"')
  }
})

test.each(layouts)('the %s layout has the products, the subcategories and the pages', async (layout) => {
  const { html } = await renderPage(CATEGORY, { layout })
  for (const address of ['/product/drill-101/', '/category/drills-7110/', `${CATEGORY}page2/`, '/category/tools-6474/'])
    expect(html).toContain(`href="${address}"`)
  expect(html).toContain('AddToCart 101')
})

test('filters are a plain form without an address of their own', async () => {
  const { html } = await renderPage(`${CATEGORY}?orderby=price&asc=true`)
  expect(/<form[^>]*>/.exec(html)![0]).toContain(`action="${CATEGORY}"`)
  expect(/<form[^>]*>/.exec(html)![0]).toContain('method="get"')
  expect(html).toMatch(/<input[^>]*name="filters"[^>]*value="brand:1"/)
  expect(html).toMatch(/<input[^>]*name="from.price"/)
  expect(html).toMatch(/<input type="hidden" name="orderby" value="price"\/>/)
  expect(html).not.toMatch(/href="[^"]*filters=/)
})

describe('search engines', () => {
  const robots = /<meta name="robots" content="noindex, follow"\/>/

  test.each([
    [`${CATEGORY}`, false],
    [`${CATEGORY}page1/`, false],
    [`${CATEGORY}page2/`, true],
    ['/brand/bosch-7/page3/', true],
    ['/search/page2/?what=drill', true],
  ])('%s is marked noindex: %j [SEO-001]', async (address, isMarked) => {
    const { html } = await renderPage(address)
    expect(robots.test(html)).toBe(isMarked)
  })

  test.each([
    `${CATEGORY}?filters=brand:1`,
    `${CATEGORY}?orderby=price`,
    `${CATEGORY}?all=true`,
    '/search/?what=drill&categoryId=7',
  ])('%s, a choice within a listing, is not kept', async (address) =>
    expect((await renderPage(address)).html).toMatch(robots),
  )

  test.each([`${CATEGORY}page2/`, `${CATEGORY}page2/?filters=brand:1&orderby=price`, '/category/wrong-slug-7100/'])(
    'the canonical address of %s has no page and no query [SEO-002]',
    async (address) => {
      expect((await renderPage(address)).html).toContain(`<link rel="canonical" href="${CATEGORY}"/>`)
    },
  )

  test('with an origin of the store, what is read elsewhere has whole addresses', async () => {
    const { html } = await renderPage(`${CATEGORY}page2/`, { publicOrigin: 'https://verstak.example' })
    for (const [rel, path] of [
      ['canonical', CATEGORY],
      ['prev', CATEGORY],
      ['next', `${CATEGORY}page3/`],
    ])
      expect(html).toContain(`<link rel="${rel}" href="https://verstak.example${path}"/>`)
    expect(html).toContain('"item":"https://verstak.example/category/tools-6474/"')
    expect(html).toContain('href="/category/tools-6474/"')
  })

  test('breadcrumbs are told as data that cannot end the script', async () => {
    const answer = (input: ListingInput) =>
      makeListing(input, { breadcrumbs: [{ name: '</script><b>', link: '/category/x-1/' }] })
    const { html } = await renderPage(CATEGORY, { answer })
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ '@type': 'ListItem', position: 1, name: '</script><b>', item: '/category/x-1/' }],
    })
  })
})

describe('tag pages', () => {
  const tagPages = () => ({ data: [{ name: 'Бесщёточные', url: '/tag-page/besschyotochnye-7100/' }] })

  test('a category links to them, so that somebody comes there', async () => {
    const { html } = await renderPage(CATEGORY, { tagPages })
    expect(html).toMatch(/<h2[^>]*>Часто ищут<\/h2>/)
    expect(html).toMatch(/<a [^>]*href="\/tag-page\/besschyotochnye-7100\/"[^>]*><span[^>]*>Бесщёточные/)
    expect((await renderPage('/brand/bosch-7/', { tagPages })).html).not.toContain('/tag-page/')
    // A page does not link to itself either.
    expect((await renderPage('/tag-page/besschyotochnye-7100/page2/', { tagPages })).html).not.toContain('Бесщёточные')
  })

  test('without an answer the page is whole', async () => {
    const broken = () => {
      throw new ApiError('unavailable', 503)
    }
    const { html } = await renderPage(CATEGORY, { tagPages: broken })
    expect(html).toContain('Drill 101')
    expect(html).not.toContain('Часто ищут')
  })
})

test.each([
  ['/sale/big-sale/', true],
  [CATEGORY, false],
])('crawlers do not follow the parts of a sale, but those of a category (%s)', async (address, isRefused) => {
  const { html } = await renderPage(address, { answer: (input) => makeListing(input) })
  const [chip] = /<a [^>]*href="\/category\/drills-7110\/"[^>]*>/.exec(html)!
  expect(chip.includes('rel="nofollow"')).toBe(isRefused)
})

test('one product, with a name of any length, makes a page', async () => {
  const name = 'Дрель '.repeat(200).trim()
  const answer = (input: ListingInput) => {
    const listing = makeListing(input)
    return { ...listing, products: [{ ...listing.products[0]!, name }], total: 1, totalUnfiltered: 1, pagesCount: 1 }
  }
  const { html } = await renderPage(CATEGORY, { answer })
  expect(html).toContain(name)
  expect(html).toContain('1 товар')
  expect(html).not.toContain('Показать ещё')
})

test('a page that is not there fails as the API says', async () => {
  const answer = () => {
    throw new ApiError('page-out-of-range', 404)
  }
  const { host, routes } = createListingHarness({ answer })
  const { error } = await openRemote(host, routes, `${CATEGORY}page99/`)
  expect(error).toMatchObject({ code: 'page-out-of-range' })
})
