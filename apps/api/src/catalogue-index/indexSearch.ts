import { createTextSearch } from '../search/createTextSearch.ts'
import type { TextSearch } from './TextMatcher.ts'

/** The search that the index is built with: in the threads that build and change it, and in those that read it. */
export const indexSearch: TextSearch = createTextSearch()
