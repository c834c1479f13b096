import type { Facet } from '@verstak/contracts/listing'
import { makeInput, makeListing, makeValuesFacet } from '../testing/makeListing.ts'
import { fastFiltersOf, pickFastFilters } from './fastFilters.ts'

const facets: Facet[] = [
  makeValuesFacet('availability', 'Наличие', ['Забрать сегодня', 'Доставить завтра'], [100, 60]),
  makeValuesFacet('brand', 'Бренд', ['Bosch', 'Makita', 'Zubr'], [40, 30, 20]),
  makeValuesFacet('rating', 'Рейтинг', ['4,5 и выше', 'С отзывами'], [50, 80]),
  makeValuesFacet('p1', 'Питание', ['От сети', 'От аккумулятора', 'Бензин'], [60, 40, 1]),
  makeValuesFacet('p2', 'Подсветка', ['Есть', 'Нет'], [60, 40]),
  { ...makeValuesFacet('p3', 'Напряжение', ['18', '12'], [45, 30]), unit: 'В' },
  makeValuesFacet('p4', 'Скоростей', ['2', '1'], [45, 30]),
  makeValuesFacet('p5', 'Для кого', ['Для дома', 'Для профи'], [45, 30]),
]
const pick = (totalUnfiltered = 100, of = facets) =>
  pickFastFilters(makeListing(makeInput(), { facets: of, totalUnfiltered }))
const labels = (filters = '') =>
  fastFiltersOf(facets, pick(), makeInput({ filters })).map(({ label }) => label.replaceAll('\u00A0', ' '))

test('what divides the products is offered under words that speak for themselves', () => {
  expect(labels()).toEqual([
    'Доставить завтра',
    'Рейтинг 4,5 и выше',
    'От сети',
    'От аккумулятора',
    '18 В',
    '12 В',
    'Для дома',
    'Для профи',
  ])
})

test('brands fill what the goods leave', () => {
  expect(pick(100, facets.slice(0, 4))).toEqual(['availability:2', 'rating:1', 'p1:1', 'p1:2', 'brand:1', 'brand:2'])
})

test('a choice knows the filters with it and without it', () => {
  const [, , mains] = fastFiltersOf(facets, pick(), makeInput({ filters: 'brand:1' }))
  expect(mains).toMatchObject({ isChosen: false, next: 'brand:1;p1:1' })
  const [, , chosen] = fastFiltersOf(facets, pick(), makeInput({ filters: 'brand:1;p1:1,2' }))
  expect(chosen).toMatchObject({ isChosen: true, next: 'brand:1;p1:2' })
})

test('one that leaves nothing cannot be chosen, but taken back', () => {
  const none = [makeValuesFacet('p1', 'Питание', ['От сети', 'От аккумулятора'], [0, 0])]
  const [first, second] = fastFiltersOf(none, ['p1:1', 'p1:2'], makeInput({ filters: 'p1:2' }))
  expect([first?.isEmpty, second?.isEmpty]).toEqual([true, false])
})

test('a listing of a few products, or with one choice alone, has none', () => {
  expect(pick(11)).toEqual([])
  expect(pick(100, [makeValuesFacet('rating', 'Рейтинг', ['4,5 и выше'], [50])])).toEqual([])
})
