import type { ModerationKind } from '@verstak/contracts/moderation'
import type { PublicationState } from '@verstak/contracts/reviewForm'
import { selectLatestChanges } from '../back-office/journal.sql.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { moderationTexts } from './moderation.texts.ts'

export interface DecidedText {
  guid: string
  state: PublicationState
  decided_at: Date | null
  decided_by: number | null
}

/**
 * What a text was before its last decision, by the journal: only who decided takes it back, and only while nobody else has
 * decided since.
 * @throws DomainError `invalid-input`
 */
export async function decisionBefore(
  db: Queryable,
  { kind, row, userId }: { kind: ModerationKind; row: DecidedText; userId: number },
) {
  const changes = await selectLatestChanges(db, { entity: kind, entity_id: row.guid }, 10)
  const last = changes.find(({ fields }) => fields.some(({ field }) => field === 'state'))
  const of = (name: string) => last?.fields.find(({ field }) => field === name)
  const state = of('state')
  if (row.decided_by !== userId || last?.user_id !== userId || state?.new !== row.state)
    throw invalidInput('decision', 'decided', 'Somebody else has decided.', moderationTexts.cannotUndo)
  const before = state.old as Exclude<PublicationState, 'unconfirmed'>
  return {
    state: before,
    refusal: before === 'refused' ? ((of('refusal')?.old ?? null) as string | null) : null,
    decided_at: before === 'waiting' ? null : row.decided_at,
    // Nothing is left to take back.
    decided_by: null,
  }
}
