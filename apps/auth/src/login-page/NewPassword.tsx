import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { resetPassword } from '@verstak/contracts/signIn'
import { SIGN_IN_FORM, SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { SIGN_IN_PAGE } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { space } from '@verstak/ui-kit/tokens'
import { passwordHint } from '@verstak/validators/password.texts'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { newPasswordError } from '../sign-in/checkRegistration.ts'
import { refusalOf } from '../sign-in/readAnswer.ts'
import { leadClass } from '../screens/stepStyles.tsx'
import { usePasswordRules } from '../screens/usePasswordRules.ts'
import { leave } from './leave.ts'
import { loginPageTexts } from './loginPage.texts.ts'
import { signInFlowQuery } from './signInFlowQuery.ts'

export interface NewPasswordProps {
  /** Of the mailed link. */
  token: string
  next: string
}

/** A new password by the mailed link; it signs in. Without scripts the browser sends the form itself. */
export function NewPassword({ token, next }: NewPasswordProps) {
  const { call } = useHost()
  const { showError } = useModals()
  const rules = usePasswordRules()
  const { data: flow } = useQuery({ ...signInFlowQuery(call), enabled: false })
  const told = flow?.state.transitions.find(
    ({ transition }) => transition === SIGN_IN_TRANSITIONS.resetPassword,
  )?.errors
  const [error, setError] = useState<string | undefined>(told?.['password'])
  const [isExpired, setExpired] = useState(told?.['token'] !== undefined)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  // The token stays in the page, not in the address, which histories and statistics keep.
  useEffect(() => {
    const address = new URL(location.href)
    address.searchParams.delete('recovery')
    history.replaceState(history.state, '', address)
  }, [])

  function refuse(words: string) {
    setError(words)
    field.current?.focus()
  }

  async function send(password: string) {
    setSending(true)
    try {
      const answer = await call(resetPassword, { body: { token, password } })
      const refusal = refusalOf(answer)
      if (!refusal && answer.status === 'success') return leave({ outcome: 'signed-in', address: next || null })
      const isPassword =
        refusal?.kind === 'other' &&
        refusal.errors.some(({ details }) => details?.some(({ field: name }) => name === 'password'))
      if (isPassword && refusal.text) refuse(refusal.text)
      else setExpired(true)
    } catch {
      showError({ advice: 'call' })
    }
    setSending(false)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    const wrong = newPasswordError(password, rules)
    if (wrong) refuse(wrong)
    else void send(password)
  }

  return (
    <>
      <Heading level={1} look="section">
        {loginPageTexts.recoveryTitle}
      </Heading>
      <form
        className={column}
        data-step="NEW_PASSWORD"
        method="post"
        action={SIGN_IN_FORM}
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
        <p className={leadClass}>{loginPageTexts.recoveryLead}</p>
        {isExpired && (
          <Message tone="danger" isLive>
            {loginPageTexts.expired}
          </Message>
        )}
        <PasswordField
          ref={field}
          name="password"
          label={loginPageTexts.newPassword}
          size="l"
          autoComplete="new-password"
          maxLength={400}
          required
          hint={passwordHint(rules)}
          error={error}
          onChange={() => setError(undefined)}
        />
        <Button
          type="submit"
          name="transition"
          value={SIGN_IN_TRANSITIONS.resetPassword}
          size="l"
          wide
          loading={isSending}
        >
          {loginPageTexts.save}
        </Button>
        {isExpired && (
          <Button href={SIGN_IN_PAGE} variant="ghost" size="l" wide>
            {loginPageTexts.again}
          </Button>
        )}
      </form>
    </>
  )
}

const column = css`
  display: grid;
  gap: ${space.s16};
  margin-top: ${space.s12};
`
