import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractOf, placedWidgets } from './contractOf.ts'
import { moduleRules } from './moduleRules.ts'
import { ROOT } from './paths.ts'
import { runWebpack } from './runWebpack.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verstak-contract-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const contracts = JSON.stringify(join(ROOT, 'libs/contracts/src/cart.contract.ts'))

/** A build of one file, with the module rules of real builds. */
function build(source: string) {
  writeFileSync(join(folder, 'entry.ts'), source)
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: './entry.ts',
    output: { path: join(folder, 'out') },
    optimization: { minimize: false },
    resolve: { extensions: ['.ts', '.js'], modules: [join(ROOT, 'node_modules')] },
    module: { rules: moduleRules({ app: 'cart', target: 'browser', isDevelopment: false }) },
  })
}

test('a call that the bundle uses is described, one that it only imports is not', async () => {
  const stats = await build(`
    import { addToCart, getCart } from ${contracts}
    const unused = () => addToCart
    console.log(getCart, 'cart/AddToCart')
  `)
  const { uses } = await contractOf('listing', ['FeaturedProducts'], [stats])
  expect(Object.keys(uses.endpoints)).toEqual(['GET /api/v1/cart/list'])
  expect(uses.endpoints['GET /api/v1/cart/list']).toMatchObject({ keyVersion: 1, response: { type: 'object' } })
})

test('placed widgets are those named in the code, offered ones those of remote.config.ts', async () => {
  const stats = await build(`console.log('cart/AddToCart')`)
  const { uses, provides } = await contractOf('listing', ['FeaturedProducts'], [stats])
  expect(Object.keys(uses.widgets)).toEqual(['cart/AddToCart'])
  expect(provides.widgets['listing/FeaturedProducts']).toMatchObject({ properties: { title: { type: 'string' } } })
})

test('a widget whose props nobody knows fails the build, which says what to do', async () => {
  await expect(contractOf('cart', ['Unknown'], [])).rejects.toThrow(/cart\/Unknown.*widgetProps/)
})

test('a part of a longer word is no widget', () => {
  expect(placedWidgets(['"cart/AddToCartMore" + "x/cart/AddToCart"', '`cart/CartBadge`'])).toEqual(['cart/CartBadge'])
})
