import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { deleteAccount } from '@verstak/contracts/personalData'
import type { DeletionObstacle, PersonalData } from '@verstak/contracts/personalData'
import { broadcastSession } from '@verstak/device/sessionChannel'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { useState } from 'react'
import { card, words } from '../profile-page/cardStyles.tsx'
import { LateConfirmUser } from '../profile-page/LateConfirmUser.tsx'
import { leaveStore } from './leaveStore.ts'
import { personalDataTexts as texts } from './personalDataPage.texts.ts'
import { personalDataQuery } from './personalDataQueries.ts'
import { list } from './personalDataStyles.tsx'

/** The end of the account: what goes, what the law makes the shop keep, and what stands in the way. */
export function DeleteAccount({ obstacles }: Pick<PersonalData, 'obstacles'>) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { confirm, showError } = useModals()
  const [isConfirming, setConfirming] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function ask() {
    const { deleteTitle: title, deleteText: text, deleteButton: confirmLabel } = texts
    if (await confirm({ title, text, confirmLabel })) await remove()
  }

  async function remove() {
    setDeleting(true)
    try {
      const { isDeleted } = await call(deleteAccount, {})
      if (isDeleted) {
        broadcastSession()
        leaveStore()
        return
      }
      // What stands in the way is shown.
      setConfirming(false)
      await queryClient.invalidateQueries({ queryKey: personalDataQuery(call).queryKey })
    } catch (error) {
      if (readApiError(error)?.code === 'confirmation-required') setConfirming(true)
      else showError({ text: texts.failed })
    }
    setDeleting(false)
  }

  return (
    <section className={card}>
      <Heading level={2} look="block">
        {texts.delete}
      </Heading>
      <p className={words}>{texts.deleteGone}</p>
      <p className={words}>{texts.deleteKept}</p>
      {obstacles.length > 0 && (
        <Message tone="warn" title={texts.obstacles}>
          <ul className={list}>
            {obstacles.map((obstacle) => (
              <li key={obstacle.kind}>{wordsOf(obstacle)}</li>
            ))}
          </ul>
        </Message>
      )}
      {obstacles.length === 0 && isConfirming && (
        <LateConfirmUser
          lead={texts.deleteConfirm}
          action={texts.confirmAndDelete}
          onConfirmed={remove}
          onClose={() => setConfirming(false)}
        />
      )}
      {obstacles.length === 0 && !isConfirming && (
        <Button variant="secondary" loading={isDeleting} aria-haspopup="dialog" onClick={() => void ask()}>
          {texts.deleteButton}
        </Button>
      )}
    </section>
  )
}

const wordsOf = ({ kind, names }: DeletionObstacle): string => texts.obstacle[kind](names)
