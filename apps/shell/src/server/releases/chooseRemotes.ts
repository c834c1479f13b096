import { createHash, randomBytes } from 'node:crypto'
import type { ServerRemote } from '../remotes.ts'
import type { ServedRemote } from './releaseKeeper.ts'

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

/** The releases of one visitor's page: the same at each of his visits, as long as the same releases are live. */
export function chooseRemotes(served: readonly ServedRemote[], visitor: Visitor): ServerRemote[] {
  return served.map(({ stable, canary }) =>
    canary && !visitor.isCrawler && bucketOf(visitor.id, canary.remote.version) < canary.percent
      ? canary.remote
      : stable,
  )
}

/** 0…99, evenly spread; each canary meets other visitors first. */
export function bucketOf(visitorId: string, version: string): number {
  return createHash('sha256').update(`${visitorId} ${version}`).digest().readUInt32BE() % 100
}
