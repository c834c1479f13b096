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
import {
  describeContract,
  makeCandidate,
  sampleContract,
  sampleLive,
  SAMPLE_EXPOSES,
} from '../testing/sampleRelease.ts'
import { checkRelease } from './checkRelease.ts'
test.each<[string, Change]>([
  ['nothing changed', says({})],
  ['a widget takes one more optional prop', built(button(v.object({ product, size, color: v.optional(v.string()) })))],
  ['a prop of a widget becomes optional', built(button(v.object({ product, size: v.optional(size) })))],
  ['a prop of a widget takes one more word', built(button(v.object({ product, size: v.picklist(['m', 'l', 's']) })))],
  ['a prop of a widget may be null as well', built(button(v.object({ product, size: v.nullable(size) })))],
  ['a widget ignores a prop', built(button(v.object({ product })))],
  ['a widget needs less of the product', built(button(v.object({ product: v.object({ id: v.number() }), size })))],
  [
    'a widget that nobody places is new',
    () =>
      makeCandidate(folder(), {
        contract: describeContract({
          ...sampleContract,
          offers: { ...sampleContract.offers, 'cart/Mini': v.object({}) },
        }),
        exposes: { ...SAMPLE_EXPOSES, './Mini': { js: ['routes.1.js'], css: ['routes.1.css'] } },
      }),
  ],
  ['another widget is no longer placed', built({ ...sampleContract, places: {} })],
  [
    'a neighbour gets one more prop, which it ignores',
    built(featured(v.object({ title: v.string(), more: v.number() }))),
  ],
  ['a neighbour gets fewer kinds of a prop', built(featured(v.object({ title: v.literal('Хиты') })))],
  [
    'a widget of a remote that is not live yet is placed',
    built({ ...sampleContract, places: { 'reviews/Stars': v.object({}) } }),
  ],
  ['a call is no longer used', built(calls(list))],
  ['an optional filter is no longer sent', built(calls({ ...list, query: v.object({}) }, add))],
  ['less is expected of an answer', built(calls(list, { ...add, response: v.object({}) }))],
  [
    'a field of an answer may now be missing for it',
    built(calls(list, { ...add, response: v.object({ total: v.optional(v.number()) }) })),
  ],
  [
    'a narrower body is sent',
    built(calls(list, { ...add, body: v.object({ sku: v.string(), quantity: v.literal(1) }) })),
  ],
  [
    'the API answers more',
    api(
      { ...list, response: v.object({ lines: v.array(v.object({ ...line, name: v.string() })), total: v.number() }) },
      add,
    ),
  ],
  [
    'the API takes one more optional field',
    api(list, { ...add, body: v.object({ sku: v.string(), quantity: v.number(), gift: v.optional(v.boolean()) }) }),
  ],
  [
    'the API has calls that it does not use',
    api(list, add, { method: 'GET', path: '/api/new', response: v.object({}) }),
  ],
  [
    'a neighbour caches more under the same key',
    listing({
      ...sampleContract,
      calls: [{ ...list, response: v.object({ lines: v.array(v.object({ ...line, name: v.optional(v.string()) })) }) }],
      offers: sampleContract.places!,
      places: sampleContract.offers!,
    }),
  ],
  [
    'the shell has a newer minor version of a shared package',
    beside({ host: { ...sampleLive.host, shared: { ...sampleLive.host.shared, react: '19.4.0' } } }),
  ],
  [
    'the shell shares one more package',
    beside({ host: { ...sampleLive.host, shared: { ...sampleLive.host.shared, more: '1.0.0' } } }),
  ],
  ['it answers one more address', says({ routes: ['/cart/', '/basket/'] })],
  ['another commit', says({ commit: 'c0ffee' })],
  [
    'server code with names like those of its process',
    holds({ 'server/index.cjs': 'const process = { env: {} }; module.exports = { a: process.env, globalThis: 1 }' }),
  ],
])('harmless: %s', (_what, change) => {
  expect(checkRelease(change())).toEqual([])
})
