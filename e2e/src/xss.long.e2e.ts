import { PAYLOADS } from '@verstak/tools-test/xssPayloads'
import { findReviewed } from './findReviewed.ts'
import { expect, test } from './fixtures.ts'
import { walkAttacks } from './walkAttacks.ts'

test.use({ bypassCSP: true })

test('of more than 300 attacks in everything that is written of a product none runs in the browser', async ({
  page,
  request,
  baseURL,
}) => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300)
  const product = await findReviewed(request, { search: 'рубанок' })
  expect(await walkAttacks(page, product, PAYLOADS, baseURL!)).toEqual([])
})
