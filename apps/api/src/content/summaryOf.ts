import type { ContentBlock, ContentSummary } from '@verstak/contracts/content'
import { photoGuidOf } from '@verstak/contracts/photo'
import type { DocumentRow } from './content.sql.ts'

/** Letters that a reader takes in within a minute: some 150 words, with tables to look at. */
const LETTERS_PER_MINUTE = 1000

/** What lists show of a document. */
export const summaryOf = ({ path, title, lead, blocks, cover, published_at }: DocumentRow): ContentSummary => ({
  path,
  title,
  lead,
  publishedAt: published_at.toISOString(),
  minutes: Math.max(1, Math.ceil((lead.length + lettersOf(blocks)) / LETTERS_PER_MINUTE)),
  ...(cover !== null && { cover: photoGuidOf(cover) }),
})

/** Fields of blocks that nobody reads. */
const NO_TEXT = new Set(['kind', 'href', 'src', 'form'])

/** Letters of all texts in the blocks. */
function lettersOf(blocks: readonly ContentBlock[]): number {
  let letters = 0
  JSON.stringify(blocks, (key, value: unknown) => {
    if (typeof value === 'string' && !NO_TEXT.has(key)) letters += value.length
    return value
  })
  return letters
}
