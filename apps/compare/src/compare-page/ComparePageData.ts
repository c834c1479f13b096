/** Why the page has no comparison: the API fails, or the key in the address opens nothing. */
export interface ComparePageData {
  failure: 'failed' | 'unknown-set' | null
}
