/** Why the page has no list: the API fails, or the key in the address opens nothing. */
export interface FavoritesPageData {
  failure: 'failed' | 'unknown-key' | null
}
