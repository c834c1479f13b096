import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { removeMember, type InvitationRow, type Members } from '@verstak/contracts/organizationMember'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Skeleton } from '@verstak/ui-kit/Skeleton'
import { useRef, useState } from 'react'
import { InviteForm } from './InviteForm.tsx'
import { MemberItem } from './MemberItem.tsx'
import { membersTexts as texts } from './members.texts.ts'
import { roleNames } from './organizations.texts.ts'
import { membersQuery } from './organizationsQuery.ts'
import * as styles from './organizationsStyles.tsx'

/** Window content: who belongs to an organization with which rights, and who is invited. */
export function MembersWindow({ organizationId }: { organizationId: number }) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { showError, confirm } = useModals()
  const toast = useToasts()
  const query = membersQuery(call, organizationId)
  const { data, isError, refetch } = useQuery(query)
  const top = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useState<string | null>(null)

  const take = (members: Members) => queryClient.setQueryData(query.queryKey, members)

  async function remove(whom: { userId: number } | { invitationId: number }, done: string) {
    if (running !== null) return
    setRunning(JSON.stringify(whom))
    try {
      const { members } = await call(removeMember, { body: { organizationId, ...whom } })
      if (members) take(members)
      // The pressed button is gone with its row.
      top.current?.focus()
      toast({ text: done, tone: 'ok' })
    } catch (error) {
      showError({ text: readApiError(error)?.details[0]?.text ?? texts.failed })
    }
    setRunning(null)
  }

  async function removeUser(userId: number, name: string) {
    const isSure = await confirm({ title: texts.removeTitle(name), text: texts.removeText, confirmLabel: texts.remove })
    if (isSure) await remove({ userId }, texts.removed)
  }

  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="160px" />
  return (
    <div ref={top} className={styles.window} tabIndex={-1}>
      <p className={styles.facts}>{texts.roles}</p>
      <ul className={styles.rows}>
        {data.members.map((member) => (
          <MemberItem
            // Other rights begin the form anew.
            key={`${member.userId} ${member.role} ${member.orderLimit}`}
            member={member}
            ownRole={data.role}
            organizationId={organizationId}
            isRemoving={running === JSON.stringify({ userId: member.userId })}
            onChanged={take}
            onRemove={() => void removeUser(member.userId, member.name)}
          />
        ))}
      </ul>
      {data.invitations.length > 0 && (
        <>
          <Heading level={3} look="block">
            {texts.invitations}
          </Heading>
          <ul className={styles.rows}>
            {data.invitations.map((invitation) => (
              <InvitationItem
                key={invitation.id}
                invitation={invitation}
                isRunning={running === JSON.stringify({ invitationId: invitation.id })}
                onWithdraw={() => void remove({ invitationId: invitation.id }, texts.withdrawn)}
              />
            ))}
          </ul>
        </>
      )}
      <InviteForm organizationId={organizationId} ownRole={data.role} onInvited={take} />
    </div>
  )
}

interface InvitationItemProps {
  invitation: InvitationRow
  isRunning: boolean
  onWithdraw: () => void
}

function InvitationItem({ invitation, isRunning, onWithdraw }: InvitationItemProps) {
  const { timeZone } = useRegion()
  const { email, role, orderLimit, expiresAt } = invitation
  const limit = orderLimit === null ? [] : [texts.limitNote(formatPrice(orderLimit))]
  const until = texts.invitedUntil(formatDate(new Date(expiresAt), timeZone))
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.member}>{email}</p>
        <p className={styles.facts}>{[roleNames[role], ...limit, until].join(', ')}</p>
      </div>
      <Button variant="secondary" aria-label={texts.withdrawOf(email)} loading={isRunning} onClick={onWithdraw}>
        {texts.withdraw}
      </Button>
    </li>
  )
}
