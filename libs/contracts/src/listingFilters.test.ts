import { countFilters, formatFilters, isCanonicalFilters, parseFilters } from './listingFilters.contract.ts'

const parse = (search: string) => parseFilters(new URLSearchParams(search))

test('an address with filters survives being read and written [LISTING-006]', () => {
  const canonical = 'brand:12,15;p7:101;price:1890-24990;w:0.5-'
  expect(formatFilters(parse(`filters=${encodeURIComponent(canonical)}`))).toBe(canonical)
})

test.each([
  ['repeated keys of a form', 'filters=brand:15&filters=brand:12&filters=p7:101', 'brand:12,15;p7:101'],
  ['ends of a range from a form', 'from.price=1890&to.price=24990', 'price:1890-24990'],
  ['numbers as they are shown', 'from.price=1+890&to.price=24%C2%A0990&from.w=2,4', 'price:1890-24990;w:2.4-'],
  ['one end of a range', 'from.price=1890&to.price=', 'price:1890-'],
  ['doubles and disorder', 'filters=p7:3,1,3;brand:2', 'brand:2;p7:1,3'],
])('reads %s', (_what, search, canonical) => {
  expect(formatFilters(parse(search))).toBe(canonical)
})

test.each(['brand', 'brand:', 'brand:x', 'Brand:1', 'price:-', 'price:9-a', ':::', ';;', 'constructor.x:1', 'p7:0'])(
  'drops what is not of the form: %s',
  (text) => {
    expect(formatFilters(parse(`filters=${encodeURIComponent(text)}`))).toBe('')
  },
)

test('only the canonical form is canonical', () => {
  expect(isCanonicalFilters('')).toBe(true)
  expect(isCanonicalFilters('brand:12,15;price:-100')).toBe(true)
  expect(isCanonicalFilters('brand:15,12')).toBe(false)
  expect(isCanonicalFilters('price:1-2;brand:1')).toBe(false)
})

test('each value counts, a range counts once', () => {
  expect(countFilters(parse('filters=brand:1,2;price:1-9;w:-'))).toBe(3)
})
