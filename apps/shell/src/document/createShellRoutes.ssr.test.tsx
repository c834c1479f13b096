/** @jest-environment node */
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { createStaticHandler } from 'react-router-dom'
import { createShellRoutes } from './createShellRoutes.tsx'

const LISTING = {
  name: 'listing',
  routes: [
    '/category/{categoryName}-{categoryId}/',
    '/category/{categoryName}-{categoryId}/page{pageId}/',
    '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/',
    '/brand/{brandName}-{brandId}/',
  ],
}

/** Status of an address when the listing remote is live and answers every request. */
async function statusOf(path: string, isMissing = false): Promise<number> {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  const createRoutes = () => ['category', 'brand'].map((head) => ({ id: head, path: `/${head}/*`, element: null }))
  const routes = createShellRoutes(host, [isMissing ? LISTING : { ...LISTING, createRoutes }])
  const context = await createStaticHandler(routes).query(new Request(`http://store.test${path}`))
  if (context instanceof Response) return context.status
  return context.statusCode
}

test('an address that fits is answered', async () => {
  expect(await statusOf('/category/dreli-7/')).toBe(200)
  expect(await statusOf('/category/dreli-7/page2/')).toBe(200)
  expect(await statusOf('/category/dreli-7/bosch-12/')).toBe(200)
})

test.each(['/category/dreli-7', '/brand/bosch-12', '/category/dreli-7/page2', '/category/dreli-7//'])(
  'the slash at the end is strict: %s [ROUTE-001]',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)

test.each(['/Category/dreli-7/', '/CATEGORY/dreli-7/', '/brand/bosch-12/'.replace('brand', 'Brand')])(
  'letter case is strict: %s [ROUTE-002]',
  async (path) => {
    expect(await statusOf(path)).toBe(404)
  },
)

test.each(['page0', 'page-1', 'page', 'pageabc', 'page01'])(
  '%s is no page of a listing [ROUTE-003]',
  async (segment) => {
    expect(await statusOf(`/category/dreli-7/${segment}/`)).toBe(404)
  },
)

test.each(['bosch-0', 'bosch--1', 'bosch-abc', 'bosch', 'bosch-'])('%s is no brand [ROUTE-004]', async (segment) => {
  expect(await statusOf(`/brand/${segment}/`)).toBe(404)
  expect(await statusOf(`/category/dreli-7/${segment}/`)).toBe(404)
})

test.each(['dreli-0', 'dreli--1', 'dreli-abc', 'dreli', 'dreli-'])('%s is no category [ROUTE-005]', async (segment) => {
  expect(await statusOf(`/category/${segment}/`)).toBe(404)
})

test('an address of nobody is not found', async () => {
  expect(await statusOf('/nothing/')).toBe(404)
})

test('the addresses of a live remote that cannot be loaded are unavailable, not unknown', async () => {
  expect(await statusOf('/category/dreli-7/', true)).toBe(503)
  expect(await statusOf('/category/dreli-0/', true)).toBe(404)
})
