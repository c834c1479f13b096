import type { ContentBlock } from '@verstak/contracts/content'
import { editableContent } from '@verstak/contracts/contentStaff'
import type { Editable, Values } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { contentStaffTexts as texts } from './contentStaff.texts.ts'
import { findLatest, insertVersion, updateVersion, type VersionText } from './contentStaff.sql.ts'

/** Values of the document as they are edited. */
type Edited = VersionText & { publishedAt: string | null }

/**
 * The latest version of a document. A changed text of a published version becomes a draft, the next version, so that what
 * was published never changes; a draft, and a version whose time has not come, are changed as they are.
 */
export const contentEditable: Editable = {
  kind: editableContent.kind,
  saveCall: `POST ${editableContent.save.path}`,
  async read(db, id: number, isLocked) {
    const latest = await findLatest(db, id, isLocked)
    if (!latest) return undefined
    const { title, lead, description, author, blocks, published_at } = latest
    const values: Edited = {
      title,
      lead,
      description,
      author,
      blocks,
      publishedAt: published_at?.toISOString() ?? null,
    }
    return { ...values }
  },
  async write(db, id: number, changed, next) {
    const latest = (await findLatest(db, id, true))!
    const { publishedAt, ...text } = changed as Partial<Edited>
    const isTextChanged = Object.keys(text).length > 0
    const wasPublished = latest.published_at !== null && latest.published_at <= new Date()
    const isNewVersion = isTextChanged && wasPublished && publishedAt === undefined
    if (isNewVersion) return insertVersion(db, id, latest.version + 1, textOf(next))
    await updateVersion(db, id, latest.version, {
      ...text,
      ...(publishedAt !== undefined && { published_at: publishedAt === null ? null : new Date(publishedAt) }),
    })
  },
  nameOf: (values) => String((values as unknown as Edited).title),
  check(_db, _id, next, changed) {
    const { lead, description, blocks, publishedAt } = next as unknown as Edited
    const isPublishing = typeof changed.publishedAt === 'string' && publishedAt !== null
    if (isPublishing && (lead === '' || description === '' || blocks.length === 0))
      throw invalidInput(
        'blocks',
        'empty',
        'A published document has a lead, a description and blocks.',
        texts.notReady,
      )
    return Promise.resolve()
  },
}

function textOf(values: Values): VersionText {
  const { title, lead, description, author, blocks } = values as unknown as Edited
  return { title, lead, description, author, blocks: blocks as ContentBlock[] }
}
