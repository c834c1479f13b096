/** @jest-environment node */
import { renderShell } from '../testing/shellHarness.tsx'

const LINK = /<a [^>]*href="([^"]*)"/g

/** Addresses that the shell itself answers, its departments' and the harness's pages, and those of other sites. */
const ANSWERED =
  /^(\/|\/#catalogue|#content|#catalogue|tel:[+\d]+|\/cart\/|\/cart-checkout\/|\/category\/slug-\d+\/|\/product\/a-1\/|\/assets\/[\w-]+\.pdf|https:\/\/.+)$/

test.each([
  ['desktop', '/cart-checkout/'],
  ['desktop-crawler', '/cart-checkout/'],
  ['mobile', '/cart/'],
  ['mobile-crawler', '/cart/'],
] as const)('the %s layout can be used without JavaScript', async (layout, cart) => {
  const { html } = await renderShell('/category/slug-6474/', { layout })
  expect(html).toMatch(/<form [^>]*role="search"[^>]*action="\/search\/"/)
  expect(html).toMatch(/<input [^>]*type="search"[^>]*name="what"/)
  expect(html.match(/<form [^>]*method="post"[^>]*>/gi)).toEqual([
    `<form id="cart-form" hidden="" action="/api/v1/cart/form?regionId=1&amp;layout=${layout}" method="post">`,
  ])
  if (layout === 'desktop') expect(html).toMatch(/<details[^>]*><summary/)
  // On a phone the catalogue opens over the page; without code its tab leads to the departments on the home page.
  if (layout === 'mobile') expect(html).toMatch(/<nav [^>]*aria-label="Основное меню">.*href="\/#catalogue"/)
  else
    for (const id of [6474, 2994, 6473, 6480, 6475, 6476, 4661, 6750, 6479])
      expect(html).toContain(`href="/category/slug-${id}/"`)
  expect(html).toContain(`href="${cart}"`)
  const addresses = [...html.matchAll(LINK)].map(([, address]) => address)
  expect(addresses.filter((address) => !ANSWERED.test(address!))).toEqual([])
})

test.each(['desktop', 'mobile'] as const)('the first link of the %s layout leads past the header', async (layout) => {
  const { html } = await renderShell('/', { layout })
  expect(html.match(/<a [^>]*>([^<]*)/)?.[0]).toMatch(/href="#content"[^>]*>Перейти к содержанию$/)
  expect(html).toMatch(/<main id="content"/)
})

test('the logo of the phone header leads home [HEADER-004]', async () => {
  const { html } = await renderShell('/cart/', { layout: 'mobile' })
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  expect(header).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*Верстак<\/a>/)
})

test('the phone header calls the phone of the region', async () => {
  const { html } = await renderShell('/cart/', { layout: 'mobile', region: { id: 1, phones: ['+7 495 120-44-70'] } })
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  expect(header).toMatch(/href="tel:\+74951204470" aria-label="Позвонить \+7 495 120-44-70"/)
})

test.each(['desktop', 'mobile'] as const)(
  'the support line is shown in header or footer of the %s layout [SHELL-040]',
  async (layout) => {
    const { html } = await renderShell('/cart/', { layout })
    expect(html).toMatch(/href="tel:88005503770"[^>]*>8 800 550-37-70</)
  },
)

describe('crawlers', () => {
  /** Links of the store with their texts. */
  const linksOf = (html: string) => {
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/g)]
    return new Set(links.map(([, href, text]) => `${href} ${text!.replaceAll(/<[^>]+>/g, '').trim()}`))
  }

  test.each(['desktop', 'mobile'] as const)(
    'find plain links where the %s layout has the catalogue menu, and none less [CATALOG-012] [SEO-003]',
    async (layout) => {
      const { html } = await renderShell('/cart/', { layout })
      const crawled = await renderShell('/cart/', { layout: `${layout}-crawler` })
      expect(html).toMatch(layout === 'desktop' ? /<details/ : /aria-haspopup="dialog"/)
      expect(crawled.html).not.toMatch(/<details|<summary|<dialog|popover/)
      expect([...linksOf(crawled.html)]).toEqual(expect.arrayContaining([...linksOf(html)]))
      expect(crawled.html).toMatch(
        /<nav [^>]*aria-label="Каталог">.*href="\/category\/slug-64740\/"[^>]*>Электроинструмент</,
      )
    },
  )
})
