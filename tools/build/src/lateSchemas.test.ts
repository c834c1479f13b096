import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@verstak/contracts/endpoint'
import * as v from 'valibot'
import { moduleRules } from './moduleRules.ts'
import { ROOT } from './paths.ts'
import { runWebpack } from './runWebpack.ts'

type LateEndpoint = Endpoint & { response: { load: () => Promise<Endpoint['response']> } }

interface Built {
  getCart: LateEndpoint
  MAX_QUANTITY: number
  isSort: (value: string) => boolean
}

const contract = (name: string) => JSON.stringify(join(ROOT, `libs/contracts/src/${name}.contract.ts`))

let folder: string
let built: Built
// A build of one file with the rules of a browser bundle, loaded by this test.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-schemas-'))
  writeFileSync(
    join(folder, 'entry.ts'),
    `export { getCart, MAX_QUANTITY } from ${contract('cart')}
    import * as v from 'valibot'
    import { SortField } from ${contract('listing')}
    export const isSort = (value: string) => v.is(SortField, value)`,
  )
  await runWebpack({
    mode: 'production',
    target: 'node24',
    context: folder,
    entry: './entry.ts',
    output: { path: join(folder, 'out'), filename: '[name].js', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.js'], modules: [join(ROOT, 'node_modules')] },
    module: { rules: moduleRules({ app: 'cart', target: 'browser', isDevelopment: false, hasLateSchemas: true }) },
  })
  built = createRequire(import.meta.url)(join(folder, 'out/main.js')) as Built
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an endpoint says how it is called, and brings the schema of its answer when that is asked for', async () => {
  const { method, path, response, ...others } = built.getCart
  expect({ method, path, others }).toEqual({ method: 'GET', path: '/api/v1/cart/list', others: {} })
  expect(built.MAX_QUANTITY).toBe(9999)

  const schema = await response.load()
  expect(v.safeParse(schema, { items: 'none' }).success).toBe(false)
  expect(v.safeParse(schema, { items: [], totals: TOTALS }).success).toBe(true)
})

test('the code of a page holds no schema of an answer, nor one that such a schema takes parts of', () => {
  const text = readFileSync(join(folder, 'out/main.js'), 'utf8')
  expect(text).not.toMatch(/skuQuantity|productCode/)
})

test('a schema that the code itself checks with stays where it is', () => {
  expect([built.isSort('price'), built.isSort('mood')]).toEqual([true, false])
})

test('a shell that cannot wait for the schema lets the answer pass', () => {
  const answer = { of: 'any form' }
  expect(v.safeParse(built.getCart.response, answer)).toMatchObject({ success: true, output: answer })
})

const TOTALS = {
  weight: 0,
  discount: 0,
  discountExtended: 0,
  sum: 0,
  quantity: 0,
  skuQuantity: 0,
  skuUnavailableQuantity: 0,
}
