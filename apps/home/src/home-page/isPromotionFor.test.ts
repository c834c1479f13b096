import { isPromotionFor } from './isPromotionFor.ts'

const NOBODY = { onlyForAdmin: false, onlyForB2B: false, onlyForB2C: false }
const USERS = ['guest', 'private', 'business', 'wholesale', 'staff'] as const

test.each([
  ['for everybody', {}, [...USERS]],
  ['only for admins [PROMO-002]', { onlyForAdmin: true }, ['staff']],
  ['only for business [PROMO-003]', { onlyForB2B: true }, ['business', 'wholesale', 'staff']],
  ['only for others than business [PROMO-004]', { onlyForB2C: true }, ['guest', 'private', 'staff']],
])('what is %s is seen by just these', (_what, change, seen) => {
  expect(USERS.filter((user) => isPromotionFor({ ...NOBODY, ...change }, user))).toEqual(seen)
})
