import { matchPattern } from '@verstak/contracts/routePattern'

/** The page's state, all of which stands in its address. */
export interface CompareAddress {
  /** Null: the comparison as a whole, which shows its latest category. */
  categoryGuid: string | null
  /** Key of a shared set; null for the visitor's own comparison. */
  set: string | null
  /** Rows in which all are alike are hidden. */
  isOnlyDifferent: boolean
  /** Product that stands first and with which the others are compared; null for none. */
  pinnedId: number | null
}

const ROOT = '/compare/'
const POSITIVE_ID = /^[1-9]\d{0,8}$/

/** What the server takes at most of a part of an address. */
const MAX_PART = 100

/** Reads the state; what makes no sense is as if it was not there. */
export function parseCompareAddress({ pathname, search }: { pathname: string; search: string }): CompareAddress {
  const guid = matchPattern('/compare/{categoryGuid}/', pathname)?.['categoryGuid']
  const query = new URLSearchParams(search)
  const pinned = query.get('pin') ?? ''
  return {
    categoryGuid: guid === undefined ? null : guid.slice(0, MAX_PART),
    set: query.get('set')?.slice(0, MAX_PART) ?? null,
    isOnlyDifferent: query.get('diff') === '1',
    pinnedId: POSITIVE_ID.test(pinned) ? Number(pinned) : null,
  }
}

/** Address of a state, in one form for equal states. */
export function compareAddressOf({ categoryGuid, set, isOnlyDifferent, pinnedId }: Partial<CompareAddress>): string {
  const query = new URLSearchParams()
  if (set != null) query.set('set', set)
  if (isOnlyDifferent) query.set('diff', '1')
  if (pinnedId != null) query.set('pin', String(pinnedId))
  const path = categoryGuid == null ? ROOT : `${ROOT}${categoryGuid}/`
  return query.size > 0 ? `${path}?${query}` : path
}
