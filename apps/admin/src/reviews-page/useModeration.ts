import { answerAsShop, moderate, type RefusalReason } from '@verstak/contracts/moderation'
import { readApiError } from '@verstak/api-client/readApiError'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { useState } from 'react'
import type { QueueItem } from './queueItem.ts'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

/** Gives what decides over texts of the queue; `refresh` shows the queue as it is then. */
export function useModeration(refresh: () => Promise<unknown>) {
  const { call } = useHost()
  const toast = useToasts()
  const { showError } = useModals()
  const [isBusy, setBusy] = useState(false)
  /** What was decided last, while it can be taken back. */
  const [last, setLast] = useState<Pick<QueueItem, 'kind' | 'guid'> | null>(null)

  async function run(act: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await act()
      toast({ text: done, tone: 'ok' })
      await refresh()
      return true
    } catch (error) {
      showError({ text: readApiError(error)?.details.find(({ text }) => text)?.text ?? texts.failed })
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    async decide({ kind, guid }: QueueItem, decision: 'approve' | 'refuse', reason: RefusalReason): Promise<boolean> {
      const isDone = await run(
        () => call(moderate, { body: { kind, guid, decision, ...(decision === 'refuse' && { reason }) } }),
        decision === 'approve' ? texts.approved : texts.refused,
      )
      if (isDone) setLast({ kind, guid })
      return isDone
    },
    canUndo: last !== null,
    /** @returns the guid of the text that waits again; null: it does not */
    async undo(): Promise<string | null> {
      if (!last) return null
      const isDone = await run(() => call(moderate, { body: { ...last, decision: 'undo' } }), texts.undone)
      setLast(null)
      return isDone ? last.guid : null
    },
    answer: ({ kind, guid }: QueueItem, html: string) =>
      run(() => call(answerAsShop, { body: { kind, guid, html } }), texts.answered),
  }
}
