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

/** A published text of the shop. */
export interface NamedDocument {
  id: number
  name: string
  path: string
}

export async function selectNamedDocuments(db: Queryable, now: Date): Promise<NamedDocument[]> {
  const { rows } = await sql<NamedDocument>`
    select distinct on (d.id) d.id, v.title as name, d.path
    from content_document d join content_version v on v.document_id = d.id
    where v.published_at <= ${now} order by d.id, v.version desc`.execute(db)
  return rows
}

export async function selectTagPages(db: Queryable): Promise<TagPage[]> {
  const { rows } = await sql<TagPage>`
    select id, name, slug, category_id from tag_page order by position, id`.execute(db)
  return rows
}
