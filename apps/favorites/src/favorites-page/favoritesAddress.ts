/** Path of the page (ROUTE-040). */
export const FAVORITES = '/user/favorites/'

/** What the page shows, all of which stands in its address. */
export interface FavoritesAddress {
  /** Guid of a list; null for the common one. */
  listGuid: string | null
  /** Key of a shared list; null for the visitor's own. */
  sharingKey: string | null
}

const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What the server takes at most of a key. */
const MAX_KEY = 100

/** Reads an address; what makes no sense is as if it was not there. */
export function parseFavoritesAddress(search: string): FavoritesAddress {
  const query = new URLSearchParams(search)
  const guid = query.get('listGuid') ?? ''
  return {
    listGuid: GUID.test(guid) ? guid.toLowerCase() : null,
    sharingKey: query.get('sharingKey')?.slice(0, MAX_KEY) ?? null,
  }
}

/** Address of a list. */
export function favoritesAddressOf({ listGuid, sharingKey }: Partial<FavoritesAddress>): string {
  if (sharingKey != null) return `${FAVORITES}?${new URLSearchParams({ sharingKey })}`
  return listGuid == null ? FAVORITES : `${FAVORITES}?listGuid=${listGuid}`
}
