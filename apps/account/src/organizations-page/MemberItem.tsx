import { readApiError } from '@verstak/api-client/readApiError'
import type { MemberRole } from '@verstak/contracts/organization'
import { changeMember, type MemberRow, type Members } from '@verstak/contracts/organizationMember'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { membersTexts as texts } from './members.texts.ts'
import { roleNames } from './organizations.texts.ts'
import { readLimit, rublesOf } from './readLimit.ts'
import { RightsFields } from './RightsFields.tsx'
import * as styles from './organizationsStyles.tsx'

export interface MemberItemProps {
  member: MemberRow
  /** Of the user who looks. */
  ownRole: MemberRole
  organizationId: number
  isRemoving: boolean
  onChanged: (members: Members) => void
  onRemove: () => void
}

/** A member; an owner changes his rights, a manager those of purchasers. Nobody changes his own. */
export function MemberItem({ member, ownRole, organizationId, isRemoving, onChanged, onRemove }: MemberItemProps) {
  const { userId, name, email, role, orderLimit, isYou } = member
  const { call } = useHost()
  const { showError } = useModals()
  const toast = useToasts()
  const [wanted, setWanted] = useState({ role, limit: rublesOf(orderLimit) })
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const mayChange = !isYou && (ownRole === 'owner' || role === 'purchaser')
  const isChanged = wanted.role !== role || wanted.limit.trim() !== rublesOf(orderLimit)

  async function save() {
    const limit = readLimit(wanted.role, wanted.limit)
    if (limit === undefined) return setError(texts.wrongLimit)
    setSaving(true)
    try {
      const body = { organizationId, userId, role: wanted.role, orderLimit: limit }
      onChanged(await call(changeMember, { body }))
      toast({ text: texts.saved, tone: 'ok' })
    } catch (failure) {
      showError({ text: readApiError(failure)?.details[0]?.text ?? texts.failed })
    }
    setSaving(false)
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.member}>
          {name}
          {isYou && <span className={styles.you}>{texts.you}</span>}
        </p>
        <p className={styles.facts}>
          {[
            ...(email === null || email === name ? [] : [email]),
            ...(mayChange ? [] : [roleNames[role]]),
            ...(mayChange || orderLimit === null ? [] : [texts.limitNote(formatPrice(orderLimit))]),
          ].join(', ')}
        </p>
      </div>
      {mayChange && (
        <form
          className={styles.rights}
          noValidate
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault()
            void save()
          }}
        >
          <RightsFields
            of={name}
            ownRole={ownRole}
            role={wanted.role}
            limit={wanted.limit}
            error={error}
            onChange={(next) => {
              setError(undefined)
              setWanted(next)
            }}
          />
          <div className={styles.actions}>
            {isChanged && (
              <Button type="submit" loading={isSaving} aria-label={texts.saveOf(name)}>
                {texts.save}
              </Button>
            )}
            <Button variant="secondary" loading={isRemoving} aria-label={texts.removeOf(name)} onClick={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </form>
      )}
    </li>
  )
}
