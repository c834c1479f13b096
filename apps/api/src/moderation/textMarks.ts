import { createHash } from 'node:crypto'
import type { ModerationMark } from '@verstak/contracts/moderation'
import type { Queryable } from '../db/openDatabase.ts'

/** Shorter texts are alike by chance: «Всё отлично». */
const SHORTEST_DUPLICATE = 30
const CONTACT = /https?:|www\.|[\w.-]+@[\w-]+\.\w|t\.me\/|(?:\+7|\b8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/i

/** A text without what does not count when two are compared: signs, case, accents. */
const bareOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** By which the same text is found elsewhere; null for a short one. */
export function textHashOf(text: string): Buffer | null {
  const bare = bareOf(text)
  return bare.length < SHORTEST_DUPLICATE ? null : createHash('sha256').update(bare).digest()
}

export interface CheckedText {
  marks: ModerationMark[]
  text_hash: Buffer | null
}

/** What the moderation should look at. @param ownReviewId of the review that is edited */
export async function checkText(db: Queryable, text: string, ownReviewId: number | null = null): Promise<CheckedText> {
  const text_hash = textHashOf(text)
  const [words, isDuplicate] = await Promise.all([
    db.selectFrom('moderation_word').select('word').execute(),
    text_hash === null ? false : isKnownText(db, text_hash, ownReviewId),
  ])
  const bare = ` ${bareOf(text)}`
  const marks: ModerationMark[] = []
  if (words.some(({ word }) => bare.includes(` ${bareOf(word)}`))) marks.push('word')
  if (CONTACT.test(text)) marks.push('contact')
  if (isDuplicate) marks.push('duplicate')
  return { marks, text_hash }
}

async function isKnownText(db: Queryable, hash: Buffer, ownReviewId: number | null): Promise<boolean> {
  const review = await db
    .selectFrom('review')
    .select('id')
    .where('text_hash', '=', hash)
    .$if(ownReviewId !== null, (others) => others.where('id', '<>', ownReviewId))
    .executeTakeFirst()
  if (review) return true
  const discussion = db.selectFrom('discussion').select('id').where('text_hash', '=', hash)
  return (await discussion.executeTakeFirst()) !== undefined
}
