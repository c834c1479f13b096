import { useQuery } from '@tanstack/react-query'
import { acceptInvitation } from '@verstak/contracts/organizationMember'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { useState } from 'react'
import { openPage } from '../add-organization/reloadPage.ts'
import { organizationsTexts as texts, roleNames } from './organizations.texts.ts'
import { invitationQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

/** What the link of a mail offers. Joining takes a press: mail programs open links by themselves. */
export function Invitation({ invitationKey: key }: { invitationKey: string }) {
  const { call } = useHost()
  const { showError } = useModals()
  const { data } = useQuery(invitationQuery(call, key))
  const [isRunning, setRunning] = useState(false)
  if (!data) return null
  if (!data.invitation) {
    return (
      <Message tone="warn" title={texts.badInvitation}>
        {texts.badInvitationText}
      </Message>
    )
  }
  const { name, role } = data.invitation

  async function accept() {
    setRunning(true)
    try {
      await call(acceptInvitation, { body: { key } })
      openPage('/user/organizations/')
    } catch {
      showError({ text: texts.failed })
      setRunning(false)
    }
  }

  return (
    <section className={styles.invitation} aria-label={texts.invitation}>
      <p>{texts.invited(name, roleNames[role].toLowerCase())}</p>
      <Button size="l" loading={isRunning} onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </section>
  )
}
