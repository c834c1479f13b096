import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { confirmUser, getConfirmation, sendConfirmationCode } from '@verstak/contracts/profile'
import { SIGN_IN_FAULT } from '@verstak/contracts/signIn'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { TextField } from '@verstak/ui-kit/TextField'
import { useRef, useState } from 'react'
import { buttonRow, stack } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'

type CodeType = NonNullable<EndpointBody<typeof confirmUser>['confirmationType']>
type Outcome = Pick<EndpointResponse<typeof confirmUser>, 'status' | 'code' | 'data'>

/** Asks for the password, or for a code, before money goes out; then the call can be made again. */
export function ConfirmStaff({ onConfirmed }: { onConfirmed: () => void }) {
  const { call } = useHost()
  const { data } = useQuery({ ...endpointQuery(call, getConfirmation, {}), staleTime: 0 })
  const [sentTo, setSentTo] = useState<CodeType | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const captcha = useRef<string>(null)

  /** @returns true when the API has taken it; else the form says why not */
  async function run(act: (answer: { smartCaptchaResponse?: string }) => Promise<Outcome>): Promise<boolean> {
    setBusy(true)
    setError('')
    const solved = captcha.current
    captcha.current = null
    try {
      const { status, code, data: refusal } = await act(solved === null ? {} : { smartCaptchaResponse: solved })
      setNeedsCaptcha(code === SIGN_IN_FAULT.captcha)
      const said = refusal?.errors[0]
      if (status !== 'success' && code !== SIGN_IN_FAULT.captcha) setError(said?.title || said?.message || texts.failed)
      return status === 'success'
    } catch {
      setError(texts.failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  async function confirm(fields: FormData): Promise<void> {
    const proof =
      sentTo === null
        ? { password: String(fields.get('password') ?? '') }
        : { code: String(fields.get('code') ?? ''), confirmationType: sentTo }
    if (await run((answer) => call(confirmUser, { body: { ...proof, ...answer } }))) onConfirmed()
  }

  async function sendCode(confirmationType: CodeType): Promise<void> {
    if (await run((answer) => call(sendConfirmationCode, { body: { confirmationType, ...answer } })))
      setSentTo(confirmationType)
  }

  return (
    <form
      ref={form}
      className={stack}
      aria-label={texts.confirmTitle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void confirm(new FormData(event.currentTarget))
      }}
    >
      <Message tone="warn" title={texts.confirmTitle}>
        {texts.confirmLead}
      </Message>
      {sentTo === null ? (
        <PasswordField
          name="password"
          label={texts.password}
          autoComplete="current-password"
          error={error || undefined}
          autoFocus
        />
      ) : (
        <TextField
          name="code"
          label={texts.codeField}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={error || undefined}
          autoFocus
        />
      )}
      {needsCaptcha && (
        <RemoteWidget
          name="auth/CaptchaCheck"
          fallback={null}
          onSolved={(token) => {
            captcha.current = token as string
            form.current?.requestSubmit()
          }}
        />
      )}
      <div className={buttonRow}>
        <Button type="submit" loading={isBusy}>
          {texts.confirm}
        </Button>
        {data?.types.map((type) => (
          <Button key={type} variant="secondary" onClick={() => void sendCode(type)}>
            {texts.sendCode(texts.contactTypes[type] ?? type)}
          </Button>
        ))}
      </div>
    </form>
  )
}
