import { ApiError } from '@verstak/api-client/ApiError'
import { getProduct, listAlternatives } from '@verstak/contracts/product'
import { listAccessories } from '@verstak/contracts/recommendation'
import { createProductHarness } from '../testing/createProductHarness.tsx'
import { productPageLoader } from './productPageLoader.ts'

const argsOf = (path: string) => ({ request: new Request(`http://localhost${path}`), params: {}, context: {} })

function load(path: string) {
  const harness = createProductHarness()
  const loader = productPageLoader(harness.host)
  return { ...harness, answer: Promise.resolve(loader(argsOf(path) as Parameters<typeof loader>[0])) }
}

test('the id is what stands after the last hyphen [ROUTE-007]', async () => {
  const { answer, api } = load('/product/gsr-18v-50-kejs-15/')
  await expect(answer).resolves.toEqual({ productId: 15 })
  expect(api.calls.map(({ path, input }) => [path, input])).toEqual([
    [listAlternatives.path, { query: { productId: 15, regionId: 1 } }],
    [listAccessories.path, { query: { productIds: '15', regionId: 1 } }],
    [getProduct.path, { query: { productId: 15, regionId: 1 } }],
  ])
})

test.each(['/product/drel-15', '/product/drel-0/', '/product/drel-abc/', '/product/drel/', '/product/drel-15/foto/'])(
  '%s is not found, and nothing is asked for [ROUTE-074]',
  async (path) => {
    const { answer, api } = load(path)
    await expect(answer).rejects.toMatchObject({ init: { status: 404 } })
    expect(api.calls).toHaveLength(0)
  },
)

test('a withdrawn product is gone: the page that says so answers 410', async () => {
  const { host } = createProductHarness({ product: { isWithdrawn: true } })
  const loader = productPageLoader(host)
  const args = argsOf('/product/drel-1/') as Parameters<typeof loader>[0]
  await expect(loader(args)).resolves.toMatchObject({ data: { productId: 1 }, init: { status: 410 } })
})

test('a product that does not exist fails the page; rows of others that fail do not', async () => {
  const fail = () => Promise.reject(new ApiError('unavailable', 503))
  const { host, api } = createProductHarness({ alternatives: fail, accessories: fail })
  const loader = productPageLoader(host)
  const args = argsOf('/product/drel-1/') as Parameters<typeof loader>[0]
  await expect(loader(args)).resolves.toEqual({ productId: 1 })
  api.on(getProduct, () => {
    throw new ApiError('not-found', 404)
  })
  host.queryClient.clear()
  await expect(loader(args)).rejects.toMatchObject({ name: 'ApiError', code: 'not-found' })
})
