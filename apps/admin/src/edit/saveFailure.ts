import { readApiError } from '@verstak/api-client/readApiError'
import { FLAG_WORDS, WRONG_VALUE } from '../fields/editFields.texts.ts'
import { editTexts as texts } from './edit.texts.ts'
import type { Conflict } from './EditState.ts'

/** Why a save failed, as far as the form can help. */
export type SaveFailure =
  | { kind: 'conflict'; version: number; changes: Record<string, Conflict> }
  | { kind: 'fields'; errors: Record<string, string> }
  | { kind: 'confirm' }
  /** The session may have ended: staff's calls do not exist for others. */
  | { kind: 'lost' }
  | { kind: 'failed'; text: string }

/** Reads the failure of a saving call. */
export function saveFailureOf(error: unknown): SaveFailure {
  const failure = readApiError(error)
  if (!failure) return { kind: 'failed', text: texts.failed }
  const { code, status, details } = failure
  if (code === 'edit-conflict' && details[0]?.value !== undefined) {
    const changes = details.flatMap(({ field, change }) => (change ? [[field, change]] : []))
    return {
      kind: 'conflict',
      version: details[0].value,
      changes: Object.fromEntries(changes) as Record<string, Conflict>,
    }
  }
  if (code === 'confirmation-required') return { kind: 'confirm' }
  if (code === 'not-found' || code === 'sign-in-required') return { kind: 'lost' }
  const named = details.filter(({ field }) => field !== '')
  if ((code === 'invalid-input' || code === 'forbidden') && named.length > 0) {
    // `values.price` is the field `price`.
    const errors = named.map(({ field, reason, text }) => [
      field.replace(/^values\./, '').split('.')[0],
      text ?? FLAG_WORDS[reason] ?? WRONG_VALUE,
    ])
    return { kind: 'fields', errors: Object.fromEntries(errors) as Record<string, string> }
  }
  if (status === 0) return { kind: 'failed', text: texts.offline }
  return { kind: 'failed', text: details.find(({ text }) => text)?.text ?? texts.failed }
}
