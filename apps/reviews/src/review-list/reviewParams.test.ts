import fc from 'fast-check'
import {
  DEFAULT_PARAMS,
  PAGE_SIZES,
  parseReviewParams,
  reviewSearchOf,
  sortedBy,
  SORTS,
  tabOf,
  type ReviewParams,
} from './reviewParams.ts'

test('the variant tab stands in the address, the other one does not [REVIEW-018] [REVIEW-019]', () => {
  expect(reviewSearchOf(tabOf(true))).toBe('?reviewsVariant=thisVariant')
  expect(reviewSearchOf(tabOf(false), '?reviewsVariant=thisVariant')).toBe('')
})

test.each([
  ['?reviewsVariant=thisVariant', true],
  ['?reviewsVariant=all', false],
  ['?reviewsVariant=', false],
  ['', false],
])('%s starts on the variant tab: %s [REVIEW-020]', (search, isCurrentVariant) => {
  expect(parseReviewParams(search).isCurrentVariant).toBe(isCurrentVariant)
})

test('the active sort turns its direction, another one starts descending [REVIEW-025]', () => {
  const first = sortedBy(DEFAULT_PARAMS, 'createdAt')
  expect(first).toMatchObject({ sortBy: 'createdAt', sortDirection: 'asc' })
  expect(sortedBy(first, 'createdAt')).toMatchObject({ sortDirection: 'desc' })
  expect(sortedBy(first, 'rating')).toMatchObject({ sortBy: 'rating', sortDirection: 'desc' })
})

test('parameters of others stay in the address', () => {
  expect(reviewSearchOf({ ...DEFAULT_PARAMS, rating: 5 }, '?utm_source=mail&rating=3')).toBe(
    '?utm_source=mail&rating=5',
  )
})

test.each(['?rating=6', '?rating=0', '?rating=abc', '?sortBy=price', '?itemsPerPage=1000', '?withImages=1'])(
  'what cannot be read is as if it were not there: %s',
  (search) => {
    expect(parseReviewParams(search)).toEqual(DEFAULT_PARAMS)
  },
)

test('parameters survive their address', () => {
  const anyParams: fc.Arbitrary<ReviewParams> = fc.record({
    isCurrentVariant: fc.boolean(),
    sortBy: fc.constantFrom(...SORTS),
    sortDirection: fc.constantFrom('asc', 'desc'),
    rating: fc.integer({ min: 0, max: 5 }),
    withImages: fc.boolean(),
    withComments: fc.boolean(),
    itemsPerPage: fc.constantFrom(null, ...PAGE_SIZES),
  })
  fc.assert(fc.property(anyParams, (params) => expect(parseReviewParams(reviewSearchOf(params))).toEqual(params)))
})
