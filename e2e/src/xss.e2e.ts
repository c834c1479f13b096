import { PAYLOADS } from '@verstak/tools-test/xssPayloads'
import { findReviewed } from './findReviewed.ts'
import { test } from './fixtures.ts'
import { walkAttacks } from './walkAttacks.ts'

test.use({ bypassCSP: true })

test('attacks in reviews, questions, answers and names of files run nowhere, without a policy of the page too @desktop [ROLE-003]', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const product = await findReviewed(request, { search: 'лобзик' })
  await walkAttacks(
    page,
    product,
    PAYLOADS.filter((_, place) => place % 16 === 0),
    baseURL!,
  )
})
