import { createHash } from 'node:crypto'

const hashes = new WeakMap<object, string>()

/** Hash of data that many pages share; made once for each object. */
function hashOf(data: object): string {
  const known = hashes.get(data)
  if (known) return known
  const hash = createHash('sha1').update(JSON.stringify(data)).digest('base64')
  hashes.set(data, hash)
  return hash
}

/** All that a page depends on besides the answers that its remotes get. */
export interface PageInputs {
  /** Path and query. */
  address: string
  layout: string
  regionId: number
  flags: object
  releases: readonly { name: string; version: string }[]
  /** What the visitor has closed. */
  closed: readonly boolean[]
  /** What the server has in its memory; each may be unknown. */
  shared: readonly (object | null | undefined)[]
}

/** Two visitors with the same key see the same page. */
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
