import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import * as v from 'valibot'
import type { Candidate } from '../checks/ReleaseCheck.ts'
import { describeContract, makeCandidate, sampleContract, sampleLive, SAMPLE_FILES } from './sampleRelease.ts'
import type { WrittenContract } from './sampleRelease.ts'

let current = ''
/** Folder of the candidate of this test. */
export const folder = () => current

beforeEach(() => {
  current = mkdtempSync(join(tmpdir(), 'verstak-check-'))
})
afterEach(() => rmSync(current, { recursive: true }))

export type Change = () => Candidate

export const [list, add] = sampleContract.calls as [
  NonNullable<WrittenContract['calls']>[0],
  NonNullable<WrittenContract['calls']>[0],
]
export const line = { sku: v.string(), price: v.pipe(v.number(), v.integer()) }
export const product = v.object({ id: v.number(), name: v.string() })
export const size = v.picklist(['m', 'l'])
export const button = (props: v.GenericSchema): WrittenContract => ({
  ...sampleContract,
  offers: { 'cart/AddToCart': props },
})
export const featured = (props: v.GenericSchema): WrittenContract => ({
  ...sampleContract,
  places: { 'listing/FeaturedProducts': props },
})
export const calls = (...changed: NonNullable<WrittenContract['calls']>): WrittenContract => ({
  ...sampleContract,
  calls: changed,
})

/** The release was built with another contract. */
export const built =
  (contract: WrittenContract): Change =>
  () =>
    makeCandidate(folder(), { contract: describeContract(contract) })
/** `release.json` has other values. */
export const says =
  (changes: Partial<Release>): Change =>
  () =>
    makeCandidate(folder(), changes)
/** Some files are different. */
export const holds =
  (files: Record<string, string>): Change =>
  () =>
    makeCandidate(folder(), {}, { ...SAMPLE_FILES, ...files })
/** Something else is live. */
export const beside =
  (live: Partial<Candidate['live']>): Change =>
  () => ({
    ...makeCandidate(folder()),
    live: { ...sampleLive, ...live },
  })
/** The API is deployed with other calls. */
export const api = (...deployed: NonNullable<WrittenContract['calls']>) =>
  beside({ api: describeContract({ calls: deployed }).uses.endpoints })
export const listing = (contract: WrittenContract): Change =>
  beside({ remotes: [{ ...sampleLive.remotes[0]!, contract: describeContract(contract) }] })
