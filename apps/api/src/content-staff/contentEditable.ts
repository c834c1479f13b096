import { ContentBlock } from '@verstak/contracts/content'
import { photoGuidOfPath } from '@verstak/contracts/photo'
import { editableContent } from '@verstak/contracts/contentStaff'
import * as v from 'valibot'
import type { Editable, Values } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { takeShopUploads } from '../uploads/shopUploads.ts'
import { takePhoto } from '../uploads/takePicture.ts'
import { uploadTexts } from '../uploads/upload.texts.ts'
import { cleanBlock } from './cleanBlock.ts'
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
    const { title, lead, description, author, cover, blocks, published_at } = latest
    const values: Edited = {
      title,
      lead,
      description,
      author,
      cover,
      blocks,
      publishedAt: published_at?.toISOString() ?? null,
    }
    return { ...values }
  },
  async write(db, id: number, changed, next) {
    const latest = (await findLatest(db, id, true))!
    const { publishedAt, ...given } = changed as Partial<Edited>
    const text = { ...given, ...(given.blocks && { blocks: given.blocks.map(cleanBlock) }) }
    const isTextChanged = Object.keys(text).length > 0
    const wasPublished = latest.published_at !== null && latest.published_at <= new Date()
    const isNewVersion = isTextChanged && wasPublished && publishedAt === undefined
    if (isNewVersion) return insertVersion(db, id, latest.version + 1, { ...textOf(next), ...text })
    await updateVersion(db, id, latest.version, {
      ...text,
      ...(publishedAt !== undefined && { published_at: publishedAt === null ? null : new Date(publishedAt) }),
    })
  },
  nameOf: (values) => String((values as unknown as Edited).title),
  async check(db, _id, next, changed) {
    const { lead, description, blocks, publishedAt } = next as unknown as Edited
    if (changed.blocks !== undefined && !blocks.every((block) => v.is(ContentBlock, cleanBlock(block))))
      throw invalidInput('blocks', 'empty', 'A block has nothing that can be seen.', texts.emptyBlock)
    const isPublishing = typeof changed.publishedAt === 'string' && publishedAt !== null
    if (isPublishing && (lead === '' || description === '' || blocks.length === 0))
      throw invalidInput(
        'blocks',
        'empty',
        'A published document has a lead, a description and blocks.',
        texts.notReady,
      )
    if ('cover' in changed) await takePhoto(db, 'cover', changed.cover as string | null)
    if ('blocks' in changed) await takeBlockPhotos(db, blocks)
  },
}

function textOf(values: Values): VersionText {
  const { title, lead, description, author, cover = null, blocks } = values as unknown as Edited
  return { title, lead, description, author, cover, blocks: blocks as ContentBlock[] }
}

/** Takes the photos of a text's pictures. @throws DomainError `invalid-input` for one that is there no more */
async function takeBlockPhotos(db: Queryable, blocks: readonly ContentBlock[]): Promise<void> {
  const guids = blocks.flatMap((block) => (block.kind === 'picture' ? (photoGuidOfPath(block.src) ?? []) : []))
  const taken = await takeShopUploads(db, guids, 'image')
  if (guids.some((guid) => !taken.has(guid)))
    throw invalidInput('values.blocks', 'gone', 'There is no such upload.', uploadTexts.gone)
}
