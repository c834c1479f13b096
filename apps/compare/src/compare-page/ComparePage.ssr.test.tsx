/** @jest-environment node */
import { ApiError } from '@verstak/api-client/ApiError'
import type { Layout } from '@verstak/contracts/layout'
import { openRemote, renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { expectNoLeakBetweenUsers } from '@verstak/testing/expectNoLeakBetweenUsers'
import {
  createCompareHarness,
  DRILLS,
  makeCompared,
  makeComparison,
  NOTHING,
  SET_KEY,
  type CompareHarnessInput,
} from '../testing/compareHarness.tsx'

function open(address: string, input: CompareHarnessInput = {}) {
  const { host, routes } = createCompareHarness(input)
  return openRemote(host, routes, address)
}
const layouts: Layout[] = ['desktop', 'mobile']
const countOf = (html: string, part: RegExp) => html.match(new RegExp(part, 'g'))?.length ?? 0

test.each(layouts)(
  'on %s the comparison is a table with headers, without scripts [ROUTE-008, COMPARE-013]',
  async (layout) => {
    const { html, status } = await open('/compare/', { layout })
    expect(status).toBe(200)
    expect(html).toContain('<title>Сравнение товаров — Верстак</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<caption>.*Сравнение, Дрели-шуруповёрты: 3 товара, 3 характеристики/)
    expect(countOf(html, /<th scope="col"/)).toBe(3)
    expect(countOf(html, /<th scope="row"/)).toBe(3)
    expect(html).toContain('18 В')
    expect(html).toMatch(/62 Н·м <span[^>]*>лучшее/)
    expect(html).toMatch(/<a [^>]*href="\/compare\/00000000-0000-4000-8000-000000000902\/"/)
  },
)

test('a phone and a desktop get pages of their own [ROUTE-009]', async () => {
  const [desktop, phone] = await Promise.all(layouts.map((layout) => open('/compare/', { layout })))
  // Columns are moved by a grip with a mouse and swiped on a phone; words of the desktop are icons there.
  expect(desktop!.html).toContain('Переставить столбец: Дрель-шуруповёрт Makita DDF453')
  expect(phone!.html).not.toContain('Переставить столбец')
  expect(desktop!.html).toMatch(/>Поделиться</)
  expect(phone!.html).toContain('aria-label="Поделиться"')
  expect(desktop!.html).toContain('лучшее в строке')
  expect(phone!.html).not.toContain('лучшее в строке')
})

test('a category has a title of its own, and the look at it stands in the address', async () => {
  const { html } = await open(`/compare/${DRILLS}/?diff=1&pin=2`)
  expect(html).toContain('<title>Сравнение: Дрели-шуруповёрты — Верстак</title>')
  // The voltage of all is the same.
  expect(html).not.toContain('Напряжение')
  expect(html).toContain('Крутящий момент')
  expect(html).toContain('Закреплён')
  expect(html.indexOf('Makita')).toBeLessThan(html.indexOf('Bosch'))
})

test('who compares nothing, or nothing in a category, is told so and shown the way on [ROUTE-010]', async () => {
  expect((await open('/compare/', { comparison: () => NOTHING })).html).toContain('В сравнении пока ничего нет')
  const { html, status } = await open('/compare/no-such-category/')
  expect(status).toBe(200)
  expect(html).toContain('В этой категории ничего не сравнивают')
  expect(html).toContain('Дрели-шуруповёрты')
})

test('when the comparison does not load the page says so, with a way to try again [COMPARE-012]', async () => {
  const { html, status } = await open('/compare/', {
    comparison: () => {
      throw new ApiError('unavailable', 503)
    },
  })
  expect(status).toBe(503)
  expect(html).toContain('Произошла ошибка, повторите попытку позднее')
  expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Повторить/)
  expect(html).toMatch(/<h1[^>]*>Сравнение/)
})

test('a shared link shows the set and offers to take it; another key is told of', async () => {
  const { html } = await open(`/compare/${DRILLS}/?set=${SET_KEY}`)
  expect(html).toContain('Сравнение по ссылке')
  expect(html).toContain('Сравнить у себя')
  expect(html).not.toContain('Убрать из сравнения')
  const wrong = await open(`/compare/${DRILLS}/?set=${SET_KEY.replace('m', 'n')}`)
  expect(wrong.status).toBe(404)
  expect(wrong.html).toContain('Ссылка на сравнение не открывается')
})

test('a hundred columns stand in the document as one table', async () => {
  const { html } = await open('/compare/', { comparison: () => makeComparison(100) })
  expect(countOf(html, /<th scope="col"/)).toBe(100)
  expect(countOf(html, /<td data-tone/)).toBe(300)
})

test("what one visitor compares does not show in another's page", () =>
  expectNoLeakBetweenUsers(({ secret }) => {
    const products = [makeCompared(1, { name: secret }), makeCompared(2)]
    const { host, routes } = createCompareHarness({ comparison: () => makeComparison(2, { products }) })
    return renderRemote(host, routes, '/compare/')
  }))
