import { listTopics } from '@verstak/contracts/catalogue'
import { createCall } from '@verstak/api-client/call'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { expect, test, untilLive } from './fixtures.ts'

const DESKTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Names that their owners write in Latin letters. */
const OUTER_NAMES = ['Rutube', 'App Store', 'Google Play', 'AppGallery']

/** The header's departments: id, the name in the address, and the name. */
const DEPARTMENTS = [
  [6474, 'instrument', 'Инструмент'],
  [2994, 'krepezh', 'Крепеж'],
  [6473, 'sadovaya-tehnika', 'Садовая техника'],
  [6480, 'elektrika', 'Электрика'],
  [6475, 'silovaya-tehnika', 'Силовая техника'],
  [6476, 'stanki', 'Станки'],
  [4661, 'spetsodezhda-i-siz', 'Спецодежда и СИЗ'],
  [6750, 'santehnika', 'Сантехника'],
  [6479, 'avtotovary', 'Автотовары'],
] as const

/** What a page shows and says: texts between tags, and those of attributes that are read out or shown. */
function textsOf(html: string): string[] {
  const markup = html.replaceAll(/<(script|style|title)\b.*?<\/\1>/gs, '')
  const shown = [
    ...markup.matchAll(/>([^<]+)</g),
    ...markup.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g),
  ]
  return shown.map(([, text]) => text!.replaceAll(/&#?\w+;/g, ' ').trim())
}

/** Every text in an answer of the API. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

test.describe('header', { tag: '@desktop' }, () => {
  test('the bar of departments leads to the nine of them [SHELL-010]', async ({ request }) => {
    const linksOf = async () => {
      const html = await (await request.get('/', { headers: { 'user-agent': DESKTOP } })).text()
      const [bar] = /<nav [^>]*aria-label="Разделы каталога".*?<\/nav>/s.exec(html)!
      return [...bar.matchAll(/<a [^>]*href="(\/category\/[^"]*)"[^>]*>([^<]*)/g)].map(([, ...link]) => link)
    }
    // An import of another journey may bring one, and takes it back.
    await expect
      .poll(linksOf, { timeout: 60_000 })
      .toEqual(DEPARTMENTS.map(([id, slug, name]) => [`/category/${slug}-${id}/`, name]))
  })

  test('what the store says of itself is Russian on every page [SHELL-001]', async ({ request, baseURL, goods }) => {
    const call = createCall((path, init) => fetch(new URL(path, baseURL), init))
    const data = leavesOf([goods, await call(listTopics, {})])
    const foreign = new Set<string>()
    for (const agent of [DESKTOP, PHONE]) {
      const cart = agent === PHONE ? '/cart/' : '/cart-checkout/'
      const { product, department } = goods
      for (const address of ['/', department.canonical, product.link, cart, '/search/?what=zzzz', '/nothing/']) {
        const html = await (await request.get(address, { headers: { 'user-agent': agent } })).text()
        expect(html).toMatch(/<html lang="ru"/)
        const texts = textsOf(html)
        expect(texts.length).toBeGreaterThan(40)
        // Codes such as MT2 are no words.
        for (const text of texts.filter((one) => /[a-z]{2}/.test(one) && !/[а-яё]/i.test(one)))
          if (!data.some((leaf) => leaf.includes(text))) foreign.add(text)
      }
    }
    expect([...foreign].filter((text) => !OUTER_NAMES.includes(text))).toEqual([])
  })
})

test(
  'the bar that offers the app takes 80 px of a phone, until it is closed [SHELL-032]',
  { tag: '@phone' },
  async ({ page, context }) => {
    // The one that all these visitors bring says that they have closed it.
    await context.clearCookies({ name: DEVICE_COOKIES.appBarHidden.name })
    await page.goto('/')
    const header = page.getByRole('banner')
    const close = page.getByRole('button', { name: 'Больше не предлагать приложение' })
    const before = (await header.boundingBox())!.y
    await untilLive(page.getByRole('button', { name: 'Найти' }))
    await close.click()
    await expect(close).toBeHidden()
    expect(before - (await header.boundingBox())!.y).toBe(80)
    await page.reload()
    await expect(close).toBeHidden()
  },
)
