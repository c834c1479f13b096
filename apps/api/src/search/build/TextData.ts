import type { Column } from '../../catalogue-index/columns.ts'
import type { TextData } from '../../catalogue-index/TextMatcher.ts'

type Int32 = Int32Array<SharedArrayBuffer>

/** A word form: normalised, as shown, index of its term, its `transliterationKey`. */
export type WordTuple = [text: string, shown: string, term: number, transliterationKey: string]

export interface TextFacts {
  /** Unique per build. */
  id: string
  /** Row of the index that is row 0 in these columns. */
  firstRow: number
  /** Rows from the first to the last. */
  size: number
  terms: string[]
  words: WordTuple[]
}

/** Lists of numbers in one array: list `i` is `items` from `start[i]` to `start[i + 1]`. */
export interface PostingLists {
  start: Int32
  items: Int32
}

/** The inverted index of a catalogue. A million products of the demo catalogue take about 150 MB. */
export interface TextColumns {
  /** By term: estimated number of products that have it in their name or an attribute. */
  counts: Int32
  /** By term: row × 4 + place in the name (see `documentTerms`), ascending. */
  names: PostingLists
  /** By term: attribute × 16 + weight. An attribute is a category, a brand or a characteristic. */
  attributes: PostingLists
  /** By attribute: its rows, ascending. */
  attributeRows: PostingLists
  /** Sorted keys of codes in one UTF-8 array. */
  codeBytes: Uint8Array<SharedArrayBuffer>
  codeStart: Int32
  /** By code: row × 2, plus 1 for the product's own SKU or article. */
  codeRows: Int32
}

/** Packs the data for the catalogue index, which stores named columns. */
export function packText(facts: TextFacts, columns: TextColumns): TextData {
  const { counts, names, attributes, attributeRows, codeBytes, codeStart, codeRows } = columns
  return {
    json: JSON.stringify(facts),
    columns: {
      ...{ counts, codeBytes, codeStart, codeRows },
      ...{ namesStart: names.start, names: names.items },
      ...{ attributesStart: attributes.start, attributes: attributes.items },
      ...{ attributeRowsStart: attributeRows.start, attributeRows: attributeRows.items },
    },
  }
}

/** The reverse of `packText`. */
export function unpackText({ json, columns }: TextData): { facts: TextFacts; columns: TextColumns } {
  const column = (name: string): Column => {
    const found = columns[name]
    if (!found) throw new Error(`The texts of the catalogue lack ${name}: they were not made by this search.`)
    return found
  }
  const int32 = (name: string) => column(name) as Int32
  const lists = (name: string): PostingLists => ({ start: int32(`${name}Start`), items: int32(name) })
  return {
    facts: JSON.parse(json) as TextFacts,
    columns: {
      counts: int32('counts'),
      names: lists('names'),
      attributes: lists('attributes'),
      attributeRows: lists('attributeRows'),
      codeBytes: column('codeBytes') as Uint8Array<SharedArrayBuffer>,
      codeStart: int32('codeStart'),
      codeRows: int32('codeRows'),
    },
  }
}
