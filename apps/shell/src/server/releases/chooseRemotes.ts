import { createHash, randomBytes } from 'node:crypto'
import type { ServerRemote } from './remotes.ts'
import type { ServedRemote } from './liveReleases.ts'

/** Visitor of a page. */
export interface Visitor {
  /** Random id, the value of the visitor's cookie. */
  id: string
  /** Crawlers see stable releases only. */
  isCrawler: boolean
  /** Staff that wants every canary. */
  isTester?: boolean
}

const VISITOR_ID = /^[\w-]{16,64}$/

/** The visitor id of a cookie, or a new one. */
export function visitorIdOf(cookie: string | undefined): { id: string; isNew: boolean } {
  if (cookie && VISITOR_ID.test(cookie)) return { id: cookie, isNew: false }
  return { id: randomBytes(12).toString('base64url'), isNew: true }
}

/**
 * The releases of a visitor's page: the same on each visit while the same releases are live.
 *
 * @param onMissed called with a canary that the visitor should have got but that does not run
 */
export function chooseRemotes(
  served: readonly ServedRemote[],
  visitor: Visitor,
  onMissed: (canary: Pick<ServerRemote, 'name' | 'version'>) => void,
): ServerRemote[] {
  return served.map(({ stable, canary }) => {
    if (!canary || visitor.isCrawler) return stable
    if (!visitor.isTester && bucketOf(visitor.id, canary.version) >= canary.percent) return stable
    if (!canary.remote) onMissed({ name: stable.name, version: canary.version })
    return canary.remote ? { ...canary.remote, isCanary: true } : stable
  })
}

/** Bucket of a visitor, 0…99, uniformly distributed; each canary starts with different visitors. */
export function bucketOf(visitorId: string, version: string): number {
  return createHash('sha256').update(`${visitorId} ${version}`).digest().readUInt32BE() % 100
}
