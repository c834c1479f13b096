import { isDeepStrictEqual } from 'node:util'
import { editableLegal, KeptLegalBlock } from '@verstak/contracts/legalStaff'
import * as v from 'valibot'
import type { Editable, Values } from '../back-office/Editable.ts'
import { cleanBlock } from '../content-staff/cleanBlock.ts'
import { invalidInput } from '../DomainError.ts'
import { legalStaffTexts as texts } from './legalStaff.texts.ts'
import {
  deletePlanned,
  findLatest,
  insertEdition,
  selectEditions,
  updatePlanned,
  type EditionText,
} from './legalStaff.sql.ts'

/** Values of the document as they are edited; null: valid at once. */
type Edited = EditionText & { publishedAt: string | null }

/**
 * The latest edition of a legal document. A valid one never changes, since consents name it: what is saved then is the next
 * one. A planned one is changed as it is, and dropped by the date of the valid one, which is how the journal takes it back.
 */
export const legalEditable: Editable = {
  kind: editableLegal.kind,
  saveCall: `POST ${editableLegal.save.path}`,
  hasTextId: true,
  nameOf: (values) => (values as unknown as Edited).title,
  async read(db, id, isLocked) {
    const latest = await findLatest(db, String(id), isLocked)
    if (!latest) return undefined
    const { title, blocks, published_at } = latest
    return { title, blocks, publishedAt: published_at.toISOString() }
  },
  async check(db, id, next, changed, { now }) {
    const [latest, ...earlier] = await selectEditions(db, String(id))
    const { blocks } = cleanText(next)
    if (!blocks.every((block) => v.is(KeptLegalBlock, block)))
      throw invalidInput('blocks', 'empty', 'A block has nothing that can be seen.', texts.emptyBlock)

    const start = (changed as Partial<Edited>).publishedAt
    const isPlanned = latest!.published_at > now
    // Its time may have come while somebody was writing: what was meant for a plan is not published by itself.
    if (!isPlanned && start === undefined)
      throw invalidInput('publishedAt', 'needed', 'A new edition says from when it is valid.', texts.noStart)
    if (typeof start === 'string') {
      const time = Date.parse(start)
      const known = isPlanned ? earlier.slice(0, 1) : earlier
      const isTakenBack = known.some(({ published_at }) => published_at.getTime() === time)
      if (time <= now.getTime() && !isTakenBack)
        throw invalidInput('publishedAt', 'past', 'That time has passed.', texts.past)
    }
    if (isPlanned) return
    const { title, blocks: kept } = (await findLatest(db, String(id), false))!
    if (isDeepStrictEqual(cleanText(next), { title, blocks: kept }))
      throw invalidInput('publishedAt', 'same', 'The text is the one that is valid.', texts.same)
  },
  async write(db, id, changed, next, { now }) {
    const latest = (await findLatest(db, String(id), true))!
    const edition = { slug: String(id), version: latest.version }
    const { publishedAt } = changed as Partial<Edited>
    const start = typeof publishedAt === 'string' ? new Date(publishedAt) : now
    const text = cleanText(next)
    if (latest.published_at <= now) {
      const published_at = start > now ? start : now
      return insertEdition(db, { ...edition, ...text, version: latest.version + 1, published_at })
    }
    // Of times that have passed `check` lets the one of the valid edition through.
    if (typeof publishedAt === 'string' && start <= now) return deletePlanned(db, edition, now)
    await updatePlanned(db, edition, { ...text, ...(publishedAt !== undefined && { published_at: start }) }, now)
  },
}

function cleanText(values: Values): EditionText {
  const { title, blocks } = values as unknown as Edited
  return { title, blocks: blocks.map(cleanBlock) }
}
