import { readApiError } from '@verstak/api-client/readApiError'
import { sendConfirmationCode } from '@verstak/contracts/profile'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { CodeField } from '@verstak/ui-kit/CodeField'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { useEffect, useRef, useState } from 'react'
import type { ConfirmUserProps } from './confirmUserProps.ts'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { narrow } from './profileStyles.tsx'
import { refusedFields } from './refusedFields.ts'
import { useCaptchaAnswer } from './useCaptchaAnswer.ts'
import { formatSeconds, useSecondsLeft } from './useSecondsLeft.ts'

export interface ConfirmByCodeProps extends Omit<ConfirmUserProps, 'lead'> {
  /** Where the code goes. */
  type: ConfirmationType
}

/** What the user knows of his code; `to` is null when a limit was reached and none was sent. */
type Sent = { length: number; to: string | null; demoUrl: string | null }

const load = () => import(/* webpackChunkName: "profile" */ './confirmLogic.ts').then((code) => code.confirmLogic)

/** Confirms by a code, which is sent as soon as this is on the page. */
export function ConfirmByCode({ type, action, onConfirmed, onClose }: ConfirmByCodeProps) {
  const { call } = useHost()
  const [sent, setSent] = useState<Sent | null>(null)
  const [problem, setProblem] = useState<{ kind: string; text?: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [code, setCode] = useState('')
  const [left, startCountdown] = useSecondsLeft()
  const captcha = useCaptchaAnswer()
  const form = useForm({ load, context: { call, type, takeCaptcha: captcha.take }, onSent: onConfirmed })
  const { ref } = form.props
  const shown = form.problem ?? problem

  async function askForCode() {
    const token = captcha.take()
    setProblem(null)
    setAsking(true)
    try {
      const body = { confirmationType: type, ...(token && { smartCaptchaResponse: token }) }
      const answer = await call(sendConfirmationCode, { body })
      const refused = answer.sent ? null : refusedFields(answer, ['code'])
      if (refused)
        setProblem('problem' in refused ? refused.problem : { kind: 'said', text: refused.errors.code ?? '' })
      if (answer.sent) {
        const { codeLength = DIGITS, isLimit, repeatSendingCodeDelay, demoMessagesUrl, sentTo } = answer.sent
        startCountdown(repeatSendingCodeDelay)
        if (isLimit) setProblem({ kind: 'said', text: texts.limit(formatSeconds(Math.ceil(repeatSendingCodeDelay))) })
        setSent({ length: codeLength, to: isLimit ? null : (sentTo ?? ''), demoUrl: demoMessagesUrl ?? null })
      }
    } catch (error) {
      setProblem({ kind: readApiError(error)?.code === 'rate-limited' ? 'limit' : 'failed' })
    }
    setAsking(false)
  }

  // Sent with the last digit, once the field holds it.
  const [orders, order] = useState(0)
  useEffect(() => {
    if (orders > 0) ref.current?.requestSubmit()
  }, [orders, ref])
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void askForCode()
  })
  useEffect(() => {
    if (sent) ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [sent, ref])

  return (
    <form className={narrow} {...form.props} aria-label={texts.confirmTitle}>
      {sent && sent.to !== null && <Message tone="info">{texts.codeSentTo(sent.to)}</Message>}
      {sent && (
        <CodeField
          {...form.field('code')}
          label={texts.code[type]}
          length={sent.length}
          value={code}
          onChange={setCode}
          onComplete={() => order((count) => count + 1)}
        />
      )}
      {shown?.kind === 'captcha' && (
        <RemoteWidget
          name="auth/CaptchaCheck"
          fallback={null}
          onSolved={(token) => {
            captcha.keep(token as string)
            if (sent) ref.current?.requestSubmit()
            else void askForCode()
          }}
        />
      )}
      <FormProblem problem={shown} />
      <FormActions>
        {sent && (
          <Button type="submit" size="l" loading={form.isSending}>
            {action}
          </Button>
        )}
        <Button variant="secondary" size="l" disabled={left > 0} loading={isAsking} onClick={() => void askForCode()}>
          {left > 0 ? texts.againIn(formatSeconds(left)) : texts.again}
        </Button>
        <Button variant="ghost" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      </FormActions>
      {sent?.demoUrl && (
        <p>
          <Link href={sent.demoUrl} external target="_blank">
            {texts.demo}
          </Link>
        </p>
      )}
    </form>
  )
}

/** Of a code whose length the API does not say. */
const DIGITS = 4
