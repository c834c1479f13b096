import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DescribedEndpoint } from '@verstak/contract-shapes'
import { describeEndpoints, describeProps } from '@verstak/contract-shapes'
import type { HostDescription, Release, RemoteContract } from '@verstak/contracts/release'
import { hashesOf, versionOf } from '@verstak/tools-build/release'
import * as v from 'valibot'
import type { Candidate, Neighbourhood } from '../checks/ReleaseCheck.ts'

const KEY_VERSION = 1

/** A contract as in source code: endpoints and props as schemas. */
export interface WrittenContract {
  calls?: DescribedEndpoint[]
  places?: Record<string, v.GenericSchema>
  offers?: Record<string, v.GenericSchema>
}

export function describeContract({ calls = [], places = {}, offers = {} }: WrittenContract): RemoteContract {
  const describe = (widgets: Record<string, v.GenericSchema>) =>
    Object.fromEntries(Object.entries(widgets).map(([name, props]) => [name, describeProps(props)]))
  return {
    uses: { endpoints: describeEndpoints(calls, KEY_VERSION), widgets: describe(places) },
    provides: { widgets: describe(offers) },
  }
}

/** Files of a small release of cart: page, one widget, both with styles. */
export const SAMPLE_FILES: Record<string, string> = {
  'browser/remoteEntry.1.js': 'var verstak_cart = {}',
  'browser/routes.1.js': 'export const page = "cart-a1b2c3d"',
  'browser/routes.1.css': '.cart-a1b2c3d{display:grid}',
  'browser/AddToCart.1.js': 'export const button = "cart-e4f5a6b"',
  'browser/AddToCart.1.css': '.cart-e4f5a6b{display:grid}',
  'server/index.cjs': '"use strict"; const react = require("react"); module.exports = { react }',
}

export const SAMPLE_EXPOSES: Release['exposes'] = {
  './routes': { js: ['routes.1.js'], css: ['routes.1.css'] },
  './AddToCart': { js: ['AddToCart.1.js'], css: ['AddToCart.1.css'] },
}

export const sampleContract: WrittenContract = {
  calls: [
    {
      method: 'GET',
      path: '/api/v1/cart/list',
      query: v.object({ regionId: v.optional(v.string()) }),
      response: v.object({ lines: v.array(v.object({ sku: v.string(), price: v.pipe(v.number(), v.integer()) })) }),
    },
    {
      method: 'POST',
      path: '/api/v1/cart/product/add',
      body: v.object({ sku: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
      response: v.object({ total: v.number() }),
    },
  ],
  places: { 'listing/FeaturedProducts': v.object({ title: v.string() }) },
  offers: {
    'cart/AddToCart': v.object({
      product: v.object({ id: v.number(), name: v.string() }),
      size: v.picklist(['m', 'l']),
    }),
  },
}

/** Writes a release of cart into `folder` and describes it. */
export function makeRelease(
  folder: string,
  files: Record<string, string> = SAMPLE_FILES,
  changes: Partial<Release> = {},
): Release {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const content: Omit<Release, 'version' | 'commit'> = {
    name: 'cart',
    contractVersion: 1,
    routes: ['/cart/'],
    smoke: ['/cart/'],
    entry: 'remoteEntry.1.js',
    exposes: SAMPLE_EXPOSES,
    server: 'server/index.cjs',
    shared: { react: '^19.3.1', '@verstak/host': '^0.1.0' },
    contract: describeContract(sampleContract),
    hashes: hashesOf(folder),
    ...changes,
  }
  const release = {
    ...content,
    version: changes.version ?? versionOf('0.1.0', content),
    commit: changes.commit ?? null,
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release))
  return structuredClone(release)
}

const LISTING: Release = {
  name: 'listing',
  version: '0.1.0-11111111',
  contractVersion: 1,
  commit: null,
  routes: ['/search/'],
  smoke: ['/search/'],
  entry: 'remoteEntry.1.js',
  exposes: {},
  server: 'server/index.cjs',
  shared: {},
  contract: describeContract({
    calls: sampleContract.calls!.slice(0, 1),
    places: sampleContract.offers!,
    offers: sampleContract.places!,
  }),
  hashes: {},
}

const HOST: HostDescription = {
  contractVersion: 1,
  shared: { react: '19.3.1', '@verstak/host': '0.1.0', jotai: '2.20.3' },
  contract: describeContract({ places: { 'listing/FeaturedProducts': v.object({ title: v.string() }) } }),
}

/** Shell, API and listing that fit the sample release. */
export const sampleLive: Neighbourhood = {
  host: HOST,
  api: describeContract(sampleContract).uses.endpoints,
  remotes: [LISTING],
}

/** The sample release before its publication. */
export function makeCandidate(folder: string, changes: Partial<Release> = {}, files = SAMPLE_FILES): Candidate {
  return { release: makeRelease(folder, files, changes), folder, live: sampleLive, budget: { js: 1_000, css: 1_000 } }
}
