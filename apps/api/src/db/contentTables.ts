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
  blocks: ColumnType<ContentBlock[], string, string>
  /** Null for a draft. */
  published_at: Date | null
}

/** Pages, promo pages, news and articles, each with its versions. */
export interface ContentTables {
  content_document: ContentDocumentTable
  content_version: ContentVersionTable
}
