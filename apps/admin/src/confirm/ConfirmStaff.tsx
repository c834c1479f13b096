import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { confirmUser, getConfirmation, sendConfirmationCode } from '@verstak/contracts/profile'
import { SIGN_IN_FAULT } from '@verstak/contracts/signIn'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { TextField } from '@verstak/ui-kit/TextField'
import { useRef, useState, type KeyboardEvent } from 'react'
import { buttonRow, stack } from '../order-page/cardStyles.tsx'
import { confirmTexts as texts } from './confirmStaff.texts.ts'

type CodeType = NonNullable<EndpointBody<typeof confirmUser>['confirmationType']>
type Outcome = Pick<EndpointResponse<typeof confirmUser>, 'status' | 'code' | 'data'>

/** A code that is on its way. */
interface SentCode {
  type: CodeType
  /** Masked; null when a limit was reached and none was sent. */
  to: string | null
  /** Where a demo shop shows it; null elsewhere. */
  demoUrl: string | null
}

/**
 * Asks for the password, or for a code, before money and rights; then what was meant goes on. No form of its own: it stands
 * within the form that was sent.
 */
export function ConfirmStaff({ onConfirmed }: { onConfirmed: () => void }) {
  const { call } = useHost()
  const { data } = useQuery({ ...endpointQuery(call, getConfirmation, {}), staleTime: 0 })
  const [sent, setSent] = useState<SentCode | null>(null)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [typed, setTyped] = useState('')
  const captcha = useRef<string>(null)
  /** What the captcha interrupted. */
  const interrupted = useRef<() => Promise<void>>(confirm)

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

  async function confirm(): Promise<void> {
    interrupted.current = confirm
    const proof = sent === null ? { password: typed } : { code: typed, confirmationType: sent.type }
    if (await run((answer) => call(confirmUser, { body: { ...proof, ...answer } }))) onConfirmed()
  }

  async function sendCode(type: CodeType): Promise<void> {
    interrupted.current = () => sendCode(type)
    await run(async (answer) => {
      const outcome = await call(sendConfirmationCode, { body: { confirmationType: type, ...answer } })
      if (!outcome.sent) return outcome
      const { isLimit, repeatSendingCodeDelay, sentTo, demoMessagesUrl = null } = outcome.sent
      setSent({ type, to: isLimit ? null : (sentTo ?? ''), demoUrl: demoMessagesUrl })
      setTyped('')
      // The one that was sent before to this browser, if any, still counts.
      if (isLimit) setError(texts.limit(Math.ceil(repeatSendingCodeDelay)))
      return outcome
    })
  }

  // Until it is known, as of most.
  const hasPassword = data?.hasPassword ?? true
  const isAsked = sent !== null || hasPassword
  const field = {
    error: error || undefined,
    autoFocus: true,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      // The form around it would be sent instead.
      event.preventDefault()
      void confirm()
    },
  }

  return (
    <div className={stack} role="group" aria-label={texts.title}>
      <Message tone="warn" title={texts.title}>
        {texts.lead}
      </Message>
      {sent && sent.to !== null && <p>{texts.sentTo(sent.to)}</p>}
      {sent && (
        <TextField
          key={sent.type}
          name="confirmCode"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field}
        />
      )}
      {!sent && hasPassword && (
        <PasswordField name="confirmPassword" label={texts.password} autoComplete="current-password" {...field} />
      )}
      {error && !isAsked && (
        <Message tone="danger" isLive>
          {error}
        </Message>
      )}
      {needsCaptcha && (
        <RemoteWidget
          name="auth/CaptchaCheck"
          fallback={null}
          onSolved={(token) => {
            captcha.current = token as string
            void interrupted.current()
          }}
        />
      )}
      <div className={buttonRow}>
        {isAsked && (
          <Button loading={isBusy} disabled={typed === ''} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        )}
        {data?.types.map((type) => (
          <Button key={type} variant="secondary" disabled={isBusy} onClick={() => void sendCode(type)}>
            {texts.sendCode(texts.contacts[type] ?? type)}
          </Button>
        ))}
        {sent?.demoUrl && (
          <Link href={sent.demoUrl} external target="_blank">
            {texts.demo}
          </Link>
        )}
      </div>
      {data && !isAsked && data.types.length === 0 && <p>{texts.noWay}</p>}
    </div>
  )
}
