import type { ContentBlock, ContentKind } from '@verstak/contracts/content'
import type { ColumnType, Generated } from 'kysely'

interface ContentDocumentTable {
  id: Generated<number>
  path: string
  kind: ContentKind
}

interface ContentVersionTable {
  document_id: number
  version: number
  title: string
  lead: string
  description: string
  author: Generated<string>
  cover: Generated<string | null>
  blocks: ColumnType<ContentBlock[], string, string>
  /** Null for a draft. */
  published_at: Date | null
  /** Opens the version for whoever has it. */
  preview_key: Generated<string>
  revision: Generated<number>
  changed_at: Generated<Date>
}

/** Pages, promo pages, news and articles, each with its versions. */
export interface ContentTables {
  content_document: ContentDocumentTable
  content_version: ContentVersionTable
}
