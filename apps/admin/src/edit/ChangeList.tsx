import { css } from '@linaria/core'
import { readApiError } from '@verstak/api-client/readApiError'
import { revert, type JournalEntry } from '@verstak/contracts/journal'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { JOURNAL_ACTION_NAMES } from '@verstak/contracts/journal.texts'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { ConfirmStaff } from '../confirm/ConfirmStaff.tsx'
import { momentOf } from '../frame/adminDates.ts'
import { useStaff } from '../frame/staffQuery.ts'
import { showChanged } from '../fields/fieldValue.ts'
import { editTexts as texts } from './edit.texts.ts'

export interface ChangeListProps {
  changes: readonly JournalEntry[]
  labels: Readonly<Record<string, string>>
  /** Something was taken back: what is shown is old. */
  onTakenBack: () => void
}

/** Done for good: an order does not go back, a decision over a text is made anew in its queue. */
const LASTING = new Set(['exchange', 'order', 'return', 'review', 'discussion', 'moderation-words', 'release', 'user'])

/** What was changed, by whom and when, from what to what; each can be taken back. */
export function ChangeList({ changes, labels, onTakenBack }: ChangeListProps) {
  const { call } = useHost()
  const { confirm, showError } = useModals()
  const toast = useToasts()
  const { role } = useStaff()
  const [busy, setBusy] = useState<number | null>(null)
  const [unconfirmed, setUnconfirmed] = useState<{ id: number; isForced: boolean } | null>(null)
  if (changes.length === 0) return <p className={quiet}>{texts.noJournal}</p>

  async function take(id: number, isForced = false): Promise<void> {
    setBusy(id)
    setUnconfirmed(null)
    try {
      await call(revert, { body: { id, isForced } })
      toast({ text: texts.takenBack, tone: 'ok' })
      onTakenBack()
    } catch (error) {
      const failure = readApiError(error)
      if (failure?.code === 'confirmation-required') return setUnconfirmed({ id, isForced })
      const isLater = failure?.code === 'edit-conflict' && !isForced
      if (isLater) {
        const isSure = await confirm({ title: texts.laterTitle, text: texts.laterText, confirmLabel: texts.revert })
        if (isSure) return take(id, true)
      } else showError({ text: failure?.details.find(({ text }) => text)?.text ?? texts.failed })
    } finally {
      setBusy(null)
    }
  }

  return (
    <ul className={list}>
      {changes.map(({ id, at, author, action, entity, fields, isTakenBack }) => (
        <li key={id} className={row}>
          <time dateTime={at} className={quiet}>
            {momentOf(at)}
          </time>
          <span>{author}</span>
          <span className={words}>
            {action !== 'change' && <em className={quiet}>{JOURNAL_ACTION_NAMES[action]} </em>}
            {fields.map((change) => (
              <span key={change.field} className={field}>
                {labels[change.field] ?? change.field}:{' '}
                <s className={quiet}>{showChanged(change.field, change.old, change.oldName)}</s> →{' '}
                <b className={strong}>{showChanged(change.field, change.new, change.newName)}</b>
              </span>
            ))}
          </span>
          {isTakenBack ? (
            <span className={quiet}>{texts.isTakenBack}</span>
          ) : (
            mayCall(role, revert) &&
            !LASTING.has(entity) && (
              <Button
                variant="ghost"
                size="s"
                loading={busy === id}
                aria-label={texts.takeBackOf(author, momentOf(at))}
                onClick={() => void take(id)}
              >
                {texts.revert}
              </Button>
            )
          )}
          {unconfirmed?.id === id && <ConfirmStaff onConfirmed={() => void take(id, unconfirmed.isForced)} />}
        </li>
      ))}
    </ul>
  )
}

const quiet = css`
  color: ${color.textMuted};
`

const strong = css`
  font-weight: ${weight.medium};
`

const field = css`
  display: block;
  overflow-wrap: anywhere;
`

/* Beside a form there is less room than in the journal. */
const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.s4} ${space.s12};
  padding: ${space.s8} 0;
  border-bottom: 1px solid ${color.lineHair};

  &:last-child {
    border-bottom: 0;
  }
`

const words = css`
  flex: 1 1 240px;
  min-width: 0;
`

const list = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
