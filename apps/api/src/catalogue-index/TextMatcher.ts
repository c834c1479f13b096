import { EMPTY_DICTIONARY, type Dictionary } from '@verstak/search-text/dictionary'
import type { Column } from './columns.ts'

/** One product as the search sees it. */
export interface TextDocument {
  /** Its row in the index. */
  row: number
  id: number
  name: string
  /** '' = none; so has the category. */
  brand: string
  category: string
  sku: string
  article: string
  /** «Питание Аккумулятор», «Мощность 500 Вт». */
  characteristics: readonly string[]
}

/** Name, SKU and article of a product, in UTF-8. */
export interface WrittenDocument {
  row: number
  bytes: Uint8Array
  /** Where the name begins, and where each of the three ends. */
  start: number
  nameEnd: number
  skuEnd: number
  articleEnd: number
}

/** The search's data of the products: shared between threads without a copy, and written to the snapshot file as it is. */
export interface TextData {
  /** Anything small that JSON can say. */
  json: string
  columns: Record<string, Column>
}

/** What products share: the text of one of these is the same for many. */
export type TextAttribute = 'brand' | 'category' | 'characteristic'

export interface TextIndexBuilder {
  /** Rows come ascending. */
  add(document: TextDocument): void
  /** The same of one without attributes, its texts one behind the other. */
  addBytes(document: WrittenDocument): void
  /** The same for all products that have an attribute, instead of saying so for each: added rows, ascending. */
  addAttribute(kind: TextAttribute, text: string, rows: Int32Array): void
  /** All products were added: makes of them what it can while others read their attributes. */
  settle(): void
  finish(): TextData
}

/** What was searched instead of what was typed. */
export interface SearchedFor {
  query: string
  /** Words of the query that no product has together with the others, in their order. */
  leftOut: readonly string[]
}

export interface TextMatch {
  /** Rows that fit, ascending, each once. */
  rows: Int32Array
  /** As long as `rows`: 255 = its code was typed, else the better the higher. Few different ones: each costs a pass. */
  scores: Uint8Array
  /** Null when just what was typed was searched. */
  searchedFor: SearchedFor | null
}

/** How a query is to be understood. */
export interface SearchOptions {
  /** Synonyms and spellings of brands, from the shop's tables. */
  dictionary: Dictionary
  /** Just what was typed is looked for, nothing is corrected. */
  isExact: boolean
  /** The last word may go on: somebody is still typing. */
  isPrefix: boolean
}

export const PLAIN_SEARCH: SearchOptions = { dictionary: EMPTY_DICTIONARY, isExact: false, isPrefix: false }

/** The best of a match, for lists of which only the first few are shown. */
export interface BestTiers {
  /** Rows of equal scores, ascending; the tier with the best score first. */
  tiers: Int32Array[]
  /** Rows with lower scores are left out. */
  isCut: boolean
  searchedFor: SearchedFor | null
}

export interface TextMatcher {
  match(query: string, options: SearchOptions): TextMatch
  /** @param isWhole nothing is to be left out */
  matchBest(query: string, options: SearchOptions, isWhole: boolean): BestTiers
}

/** How a search plugs into the index. */
export interface TextSearch {
  /** Raised when `finish` gives something else for the same products, so that old snapshot files are not read. */
  version: string
  createBuilder(): TextIndexBuilder
  /** `parts`: the products of the last build, then those that came later. A row that is dead may still be matched. */
  createMatcher(parts: readonly TextData[]): TextMatcher
}
