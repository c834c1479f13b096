import { guidOf, known } from './testShop.data.ts'

const filters = ['', 'brand:1', 'brand:1,2;p1:11', 'price:100-5000', 'p3:500-', 'p2:21,22', 'rating:1', 'availability:1']
const searches = ['дрель', 'gbkf', 'пила makita', 'ART-12', '10000005', 'шуруповёрт тихая', 'щетка', 'p', '']

/** Valid values of the test shop by field name, and a few that do not exist. */
export const KNOWN_INPUT: Readonly<Record<string, readonly unknown[]>> = {
  productId: [known.saw, known.screws, known.farAway, known.withdrawn, 77, 300, 9_999],
  productIds: ['1', '1,2', '5,99999', '4', Array.from({ length: 20 }, (_, index) => index + 1).join(',')],
  productGuid: [known.saw, known.plenty, known.withdrawn, 999].map(guidOf),
  productGuids: [[1, 2, 3].map(guidOf), [], [guidOf(999)]],
  guid: [1, 5, 999].map(guidOf),
  listGuid: [1, 5, 999].map(guidOf),
  regionId: [1, 1, 1, 1, 1, 2, 2, 77],
  activeRegionId: [1, 2, 77],
  id: [1, 2, 100, 110, 111, 120, 120, 200, 220, 999],
  categoryId: [0, 100, 120, 999],
  brandId: [0, 0, 1, 2, 99],
  leftBorder: [1, 2, 3, 11],
  rightBorder: [10, 7, 4, 18],
  listingType: ['category', 'category', 'brand', 'categoryBrand', 'search', 'search', 'tagPage', 'sale'],
  slug: ['akcii', 'akcii', '', 'x', 'a\0'],
  page: [1, 1, 1, 1, 2, 50],
  filters,
  conditions: filters,
  searchString: searches,
  searchPhrase: searches,
  sort: ['popularity', 'price', 'discount', 'rating', 'novelty'],
  quantity: [1, 2, 10, 9_999],
  officeId: [1, 2, 3, 99],
  selectedOfficeGuid: [null, null, guidOf(1)],
  type: ['pickup', 'courier', 'other'],
  address: ['Складочная улица, 1, подъезд 2'],
  phone: ['9991234567'],
  email: ['', 'a@b.example'],
  name: ['Иван', 'cart', 'listing'],
  remote: ['cart', 'listing', 'none'],
  timestamp: [0, 1_795_000_000_000, 8.64e15],
  // Otherwise the call waits for a change.
  waitMs: ['0', '1'],
  // For the sitemap; otherwise a long text is drawn, which is not a number.
  shard: ['0', '0', '1', '214747', '214748'],
}

/** For other fields. */
export const SOME_TEXT = 'Улица Складочная, дом 1, подъезд 2, этаж 3, квартира 4'

const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** The texts that cause most errors. */
export const SHARP_TEXTS = ['\0', 'a\0b', '\ud800', '2147483648', '-2147483649', '99999999999999999999', '1.5', '__proto__', '']

/** Fields that a listing of a type allows; others are rejected. */
export const LISTING_FIELDS: Readonly<Record<string, readonly string[]>> = {
  category: ['id'],
  categoryBrand: ['id', 'brandId'],
  brand: ['brandId'],
  search: ['searchString', 'categoryId', 'exact'],
  tagPage: ['id', 'slug', 'brandId'],
  sale: ['slug', 'categoryId'],
}

/** Texts that break code without validation. */
export const BAD_TEXTS = [
  '', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '\u2028', '😀', 'й', 'İ', 'ﬁ', '\u0301', '﷽',
  "'", "' or 1=1 --", '"', '\\', '%', '%_%', '$1', '${x}', '{{x}}', '<script>', '../../etc/passwd', ';', ':', '-', ',', '*', '(',
  'null', 'undefined', 'NaN', 'Infinity', '-0', '1e3', '1e400', '0x10', '1.5', '-1', '0', '2147483647', '2147483648',
  '-2147483649', '9007199254740993', '99999999999999999999', '00', '+1', '1,2', '١٢', 'true', 'TRUE', 'on', '[]', '{}', '[object Object]',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'p1:11', 'p99:1', 'p1:21', 'brand:2,1', 'price:-', 'price:5-1',
  'brand:'.padEnd(1_900, '1,'), 'constructor:1', 'p3:0-0', 'price:999999999-999999999', 'p0:1', 'p01:1',
  long('x', 201), long('я', 2_001), long('x', 10_000), long('😀', 400), long('a ', 200), long('\u0301', 199), long('ё', 200),
  long('1-', 200), long('ART-', 200), long('дрель пила ', 200), '00000000-0000-4000-8000-000000000001 ',
  '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

/** All other JSON values. */
export const BAD_VALUES: readonly unknown[] = [
  null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 53 + 2, [], [[]], [null], {}, { x: 1 }, [1, '1', {}],
  { length: -1 }, { toString: 1 }, { then: 1 }, { constructor: { prototype: {} } }, Array.from({ length: 500 }, () => 1),
]
