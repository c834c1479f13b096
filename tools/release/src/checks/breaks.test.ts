import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import {
  add,
  api,
  beside,
  built,
  button,
  calls,
  featured,
  holds,
  line,
  list,
  listing,
  product,
  says,
  size,
  folder,
} from '../testing/changes.ts'
import type { Change } from '../testing/changes.ts'
import { makeCandidate, sampleContract, sampleLive } from '../testing/sampleRelease.ts'
import type { Candidate } from './ReleaseCheck.ts'
import { checkRelease } from './checkRelease.ts'
test.each<[string, Change, RegExp]>([
  [
    'a widget needs a prop that nobody passes',
    built(button(v.object({ product, size, color: v.string() }))),
    /cart\/AddToCart no longer takes .* live listing passes: color: is not sent/,
  ],
  [
    'a prop of a widget changes its type',
    built(button(v.object({ product, size: v.number() }))),
    /AddToCart no longer takes .*size/,
  ],
  ['a prop of a widget loses a word', built(button(v.object({ product, size: v.literal('m') }))), /"l" is not taken/],
  [
    'a prop of a widget gets a bound',
    built(button(v.object({ product: v.object({ id: v.pipe(v.number(), v.minValue(1)), name: v.string() }), size }))),
    /product\.id: .*minimum 1/,
  ],
  [
    'a widget needs more of the product',
    built(button(v.object({ product: v.object({ id: v.number(), name: v.string(), sku: v.string() }), size }))),
    /product\.sku: is not sent/,
  ],
  [
    'a widget that a neighbour places is gone',
    built({ ...sampleContract, offers: {} }),
    /cart\/AddToCart is gone, but the live listing places it/,
  ],
  [
    'a neighbour does not get a prop that it needs',
    built(featured(v.object({}))),
    /The live listing .* title: is not sent.*Release listing first/,
  ],
  [
    'a neighbour gets a prop of another type',
    built(featured(v.object({ title: v.number() }))),
    /title: number is not taken/,
  ],
  [
    'a neighbour may not get a prop',
    built(featured(v.object({ title: v.optional(v.string()) }))),
    /title: may be missing/,
  ],
  [
    'a widget is placed that its live remote does not offer',
    built({ ...sampleContract, places: { 'listing/Promo': v.object({}) } }),
    /places listing\/Promo, which the live listing .* does not offer/,
  ],
  [
    'a call is used that the API does not have',
    built(calls(list, add, { method: 'GET', path: '/api/new', response: v.object({}) })),
    /calls GET \/api\/new, which the running API does not have/,
  ],
  [
    'a filter is sent that the API does not know',
    built(calls({ ...list, query: v.object({ brand: v.string() }) }, add)),
    /query brand: is not known/,
  ],
  [
    'a body lacks what the API needs',
    built(calls(list, { ...add, body: v.object({ sku: v.string() }) })),
    /body quantity: is not sent/,
  ],
  [
    'a body has another type',
    built(calls(list, { ...add, body: v.object({ sku: v.number(), quantity: v.literal(1) }) })),
    /body sku: number is not taken/,
  ],
  [
    'a body goes beyond what the API takes',
    built(
      calls(list, {
        ...add,
        body: v.object({ sku: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
      }),
    ),
    /body quantity: .*minimum 1/,
  ],
  [
    'a body is sent where the API takes none',
    api(list, { method: add.method, path: add.path, response: add.response }),
    /body sku: is not known/,
  ],
  [
    'an answer is expected to hold more',
    built(calls(list, { ...add, response: v.object({ total: v.number(), bonus: v.number() }) })),
    /the answer bonus: is not sent/,
  ],
  [
    'the API answers null',
    api(list, { ...add, response: v.object({ total: v.nullable(v.number()) }) }),
    /the answer total: null is not taken/,
  ],
  [
    'the API answers another word',
    api({ ...list, response: v.object({ lines: v.array(v.object({ sku: v.number(), price: line.price })) }) }, add),
    /lines\[\]\.sku: number/,
  ],
  ['the API renames a field', api(list, { ...add, response: v.object({ sum: v.number() }) }), /total: is not sent/],
  [
    'a neighbour caches less under the same key',
    listing({
      ...sampleContract,
      calls: [{ ...list, response: v.object({ lines: v.array(v.object({ sku: v.string() })) }) }],
      offers: sampleContract.places!,
      places: sampleContract.offers!,
    }),
    /what the live listing caches .* lines\[\]\.price is not sent/,
  ],
  [
    'a neighbour expects more under the same key',
    built(calls({ ...list, response: v.object({ lines: v.array(v.object({ sku: v.string() })) }) }, add)),
    /not what the live listing expects: lines\[\]\.price/,
  ],
  [
    'another version of the contract with the shell',
    says({ contractVersion: 2 }),
    /version 2 of the contract .* speaks 1/,
  ],
  [
    'a shared package that the shell has in an older version',
    says({ shared: { react: '^19.4.0' } }),
    /needs react \^19\.4\.0, the live shell has 19\.3\.1/,
  ],
  [
    'another major version of a shared package',
    beside({ host: { ...sampleLive.host, shared: { ...sampleLive.host.shared, react: '20.0.0' } } }),
    /needs react/,
  ],
  [
    'a shared package that the shell does not share',
    says({ shared: { zustand: '^5.0.0' } }),
    /zustand .* does not share/,
  ],
  ['an address of a neighbour', says({ routes: ['/cart/', '/search/'] }), /\/search\/ is an address of listing/],
  ['no address to try', says({ smoke: [] }), /no address to try/],
  ['a page without a script', says({ exposes: {} }), /\.\/routes has no script/],
  [
    'an offered widget that is not exposed',
    says({ exposes: { './routes': { js: ['routes.1.js'], css: ['routes.1.css'] } } }),
    /\.\/AddToCart has no script/,
  ],
  [
    'a page without its stylesheet',
    says({
      exposes: {
        './routes': { js: ['routes.1.js'], css: [] },
        './AddToCart': { js: ['AddToCart.1.js'], css: ['AddToCart.1.css'] },
      },
    }),
    /\.\/routes uses classes, but no stylesheet/,
  ],
  [
    'scripts beyond the budget',
    () => ({ ...makeCandidate(folder()), budget: { js: 10, css: 1_000 } }),
    /bytes of js .* is 10/,
  ],
  [
    'stylesheets beyond the budget',
    () => ({ ...makeCandidate(folder()), budget: { js: 1_000, css: 10 } }),
    /bytes of css .* is 10/,
  ],
  [
    'a server file that reads the environment',
    holds({ 'server/index.cjs': 'module.exports = process.env.HOME' }),
    /'process'/,
  ],
  [
    'a server file that keeps something in a global',
    holds({ 'server/index.cjs': 'globalThis.user = 1' }),
    /global is written/,
  ],
  [
    'a server file that requires a module of Node',
    holds({ 'server/index.cjs': 'module.exports = require("node:fs")' }),
    /than a shared package/,
  ],
  [
    'a server file that takes a module of Node by the back door',
    holds({ 'server/index.cjs': 'module.exports = (x) => x.getBuiltinModule("fs")' }),
    /module of Node/,
  ],
  ['a server file that is no JavaScript', holds({ 'server/index.cjs': 'module.exports = {' }), /Unexpected token/],
])('refused: %s', (_what, change, reason) => {
  expect(checkRelease(change()).join('\n')).toMatch(reason)
})

test.each<[string, (candidate: Candidate) => void, RegExp]>([
  [
    'a changed file',
    () => writeFileSync(join(folder(), 'browser/routes.1.js'), 'other'),
    /routes\.1\.js has not the hash/,
  ],
  ['a missing file', () => rmSync(join(folder(), 'browser/routes.1.css')), /routes\.1\.css is missing/],
  ['a file that nobody named', () => writeFileSync(join(folder(), 'browser/more.js'), ''), /more\.js is not named/],
  [
    'a stylesheet that was never built',
    ({ release }) => release.exposes['./routes']!.css.push('gone.css'),
    /gone\.css would be loaded/,
  ],
  ['no server file', ({ release }) => delete release.hashes['server/index.cjs'], /server\/index\.cjs/],
])('damage is refused before anything else is looked at: %s', (_what, damage, reason) => {
  const candidate = makeCandidate(folder(), { contractVersion: 2 })
  damage(candidate)
  const reasons = checkRelease(candidate).join('\n')
  expect(reasons).toMatch(reason)
  expect(reasons).not.toMatch(/contract/)
})

test('all reasons are told at once', () => {
  expect(
    checkRelease(makeCandidate(folder(), { contractVersion: 2, smoke: [], shared: { react: '^20.0.0' } })),
  ).toHaveLength(3)
})
