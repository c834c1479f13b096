import { readApiError } from '@verstak/api-client/readApiError'
import type { MemberRole } from '@verstak/contracts/organization'
import { inviteMember, type Members } from '@verstak/contracts/organizationMember'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { TextField } from '@verstak/ui-kit/TextField'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { membersTexts as texts } from './members.texts.ts'
import { readLimit } from './readLimit.ts'
import { RightsFields } from './RightsFields.tsx'
import * as styles from './organizationsStyles.tsx'

const MAX_LETTERS = 254

export interface InviteFormProps {
  organizationId: number
  ownRole: MemberRole
  onInvited: (members: Members) => void
}

interface Errors {
  email?: string | undefined
  limit?: string | undefined
}

/** Invites somebody by e-mail. */
export function InviteForm({ organizationId, ownRole, onInvited }: InviteFormProps) {
  const { call } = useHost()
  const { showError } = useModals()
  const toast = useToasts()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [rights, setRights] = useState<{ role: MemberRole; limit: string }>({ role: 'purchaser', limit: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [isSending, setSending] = useState(false)

  function refuse(found: Errors) {
    setErrors(found)
    if (found.email !== undefined) field.current?.focus()
  }

  async function send() {
    if (isSending) return
    const fault = emailFault(email)
    const orderLimit = readLimit(rights.role, rights.limit)
    if (fault || orderLimit === undefined) {
      return refuse({
        email: fault ? emailMessages[fault] : undefined,
        limit: orderLimit === undefined ? texts.wrongLimit : undefined,
      })
    }
    setSending(true)
    try {
      const to = email.trim()
      onInvited(await call(inviteMember, { body: { organizationId, email: to, role: rights.role, orderLimit } }))
      toast({ text: texts.sent(to), tone: 'ok' })
      setEmail('')
    } catch (failure) {
      const told = readApiError(failure)?.details.find(({ field: name }) => name === 'email')?.text
      if (told === undefined) showError({ text: texts.failed })
      else refuse({ email: told })
    }
    setSending(false)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send()
      }}
    >
      <Heading level={3} look="block">
        {texts.invite}
      </Heading>
      <TextField
        ref={field}
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_LETTERS}
        required
        value={email}
        error={errors.email}
        onChange={({ target }) => {
          setErrors({})
          setEmail(target.value)
        }}
      />
      <RightsFields
        ownRole={ownRole}
        {...rights}
        error={errors.limit}
        onChange={(next) => {
          setErrors({})
          setRights(next)
        }}
      />
      <div>
        <Button type="submit" size="l" loading={isSending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
