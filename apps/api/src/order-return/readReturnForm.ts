import { returnPiecesField, ReturnWish, type RefusedReturn } from '@verstak/contracts/orderReturn'
import * as v from 'valibot'
import { returnTexts as texts } from './orderReturn.texts.ts'

const PIECES = /^pieces-(\d{1,6})$/

export type ReturnFormInput =
  { wish: ReturnWish } | { refused: Pick<RefusedReturn, 'errors' | 'problem'>; wish?: undefined }

/** Reads a request of a return out of the texts of a form. */
export function readReturnForm(fields: Readonly<Record<string, string>>): ReturnFormInput {
  const errors: Record<string, string> = {}
  const lines = Object.entries(fields).flatMap(([name, text]) => {
    const [, position] = PIECES.exec(name) ?? []
    if (position === undefined || text.trim() === '') return []
    if (!/^\d{1,6}$/.test(text.trim())) errors[name] = texts.number
    const quantity = Number(text)
    return quantity > 0 ? [{ position: Number(position), quantity }] : []
  })
  const { reason, comment = '' } = fields
  // A browser writes line breaks as two signs.
  const read = v.safeParse(ReturnWish, { reason, comment: comment.replaceAll('\r\n', '\n'), lines })
  for (const issue of read.issues ?? []) {
    const [field, place] = (v.getDotPath(issue) ?? '').split('.')
    if (field === 'reason') errors['reason'] = texts.choose
    else if (field === 'comment') errors['comment'] = texts.long
    else if (place !== undefined) errors[returnPiecesField(lines[Number(place)]!.position)] = texts.number
  }
  const isWrong = Object.keys(errors).length > 0
  if (read.success && !isWrong) return { wish: read.output }
  const hasPieces = lines.length > 0 || Object.keys(errors).some((name) => PIECES.test(name))
  return { refused: { errors, problem: hasPieces ? '' : texts.nothing } }
}
