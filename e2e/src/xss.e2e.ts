import { PAYLOADS } from '@verstak/tools-test/xssPayloads'
import { findReviewed } from './findReviewed.ts'
import { expect, test } from './fixtures.ts'
import { walkAttacks } from './walkAttacks.ts'

test.use({ bypassCSP: true })

test('attacks in reviews, questions, answers and names of files run nowhere, without a policy of the page too @desktop [ROLE-003]', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const product = await findReviewed(request, { search: 'лобзик' })
  const some = PAYLOADS.filter((_, place) => place % 16 === 0)
  expect(await walkAttacks(page, product, some, baseURL!)).toEqual([])
})
