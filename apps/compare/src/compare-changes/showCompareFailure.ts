import { readApiError } from '@verstak/api-client/readApiError'
import type { Host } from '@verstak/host'
import { compareChangesTexts } from './compareChanges.texts.ts'

/** The part that asks for messages about the comparison. */
export const PART = 'compare/CompareToggle'

/**
 * A rejection is shown with the server's text, or as a full comparison (ERR-003); anything else with a general text
 * (ERR-004).
 */
export function showCompareFailure({ modals }: Host, error: unknown): void {
  const failure = readApiError(error)
  const { refused, full } = compareChangesTexts
  const text = failure?.message ?? full
  modals.ask(
    failure?.status === 400 ? { kind: 'error', title: refused, text } : { kind: 'error', advice: 'later' },
    PART,
  )
}
