import { createHash } from 'node:crypto'

const hashes = new WeakMap<object, string>()

/** Hash of data that many pages share; computed once per object. */
function hashOf(data: object): string {
  const known = hashes.get(data)
  if (known) return known
  const hash = createHash('sha1').update(JSON.stringify(data)).digest('base64')
  hashes.set(data, hash)
  return hash
}

/** Everything that a page depends on besides the answers to its remotes. */
export interface PageInputs {
  /** Path and query. */
  address: string
  layout: string
  regionId: number
  flags: object
  releases: readonly { name: string; version: string }[]
  /** Which bars the visitor has closed. */
  closed: readonly boolean[]
  /** Site data of the server; each may be unknown. */
  shared: readonly (object | null | undefined)[]
}

/** Cache key of a page: visitors with the same key see the same page. */
export function pageCacheKey({ address, layout, regionId, flags, releases, closed, shared }: PageInputs): string {
  const versions = releases.map(({ name, version }) => `${name}@${version}`)
  return JSON.stringify([
    address,
    layout,
    regionId,
    flags,
    versions,
    closed,
    shared.map((data) => data && hashOf(data)),
  ])
}
