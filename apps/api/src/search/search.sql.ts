import type { DictionaryEntry } from '@verstak/search-text/dictionary'
import { sql } from 'kysely'
import type { Queryable } from '../db/openDatabase.ts'

/** What the shop's dictionary says: synonyms, the mutual ones both ways round, and spellings of brands. */
export async function selectDictionary(db: Queryable): Promise<DictionaryEntry[]> {
  const { rows } = await sql<DictionaryEntry>`
    select phrase, meaning from search_synonym
    union select meaning, phrase from search_synonym where is_mutual
    union select spelling, brand from search_alias
    order by 1, 2`.execute(db)
  return rows
}

/** Popular searches in their order. */
export async function selectPresets(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from search_preset order by position, query`.execute(db)
  return rows.map(({ query }) => query)
}

/** A listing of a category with conditions of its own. */
export interface TagPage {
  id: number
  name: string
  slug: string
  category_id: number
}

export async function selectTagPages(db: Queryable): Promise<TagPage[]> {
  const { rows } = await sql<TagPage>`
    select id, name, slug, category_id from tag_page order by position, id`.execute(db)
  return rows
}
