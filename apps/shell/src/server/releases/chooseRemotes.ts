import { createHash, randomBytes } from 'node:crypto'
import type { ServerRemote } from './remotes.ts'
import type { ServedRemote } from './liveReleases.ts'

/** Whose page it is. */
export interface Visitor {
  /** Random id, the value of his cookie. */
  id: string
  /** Crawlers see stable releases only. */
  isCrawler: boolean
}

const VISITOR_ID = /^[\w-]{16,64}$/

/** The visitor id of a cookie, or a new one. */
export function visitorIdOf(cookie: string | undefined): { id: string; isNew: boolean } {
  if (cookie && VISITOR_ID.test(cookie)) return { id: cookie, isNew: false }
  return { id: randomBytes(12).toString('base64url'), isNew: true }
}

/**
 * The releases of one visitor's page: the same at each of his visits, as long as the same releases are live.
 *
 * @param onMissed told of a canary that the visitor should have got and that does not run
 */
export function chooseRemotes(
  served: readonly ServedRemote[],
  visitor: Visitor,
  onMissed: (canary: Pick<ServerRemote, 'name' | 'version'>) => void,
): ServerRemote[] {
  return served.map(({ stable, canary }) => {
    if (!canary || visitor.isCrawler || bucketOf(visitor.id, canary.version) >= canary.percent) return stable
    if (!canary.remote) onMissed({ name: stable.name, version: canary.version })
    return canary.remote ? { ...canary.remote, isCanary: true } : stable
  })
}

/** 0…99, evenly spread; each canary meets other visitors first. */
export function bucketOf(visitorId: string, version: string): number {
  return createHash('sha256').update(`${visitorId} ${version}`).digest().readUInt32BE() % 100
}
