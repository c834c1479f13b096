import { css } from '@linaria/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { CodeField } from '@verstak/ui-kit/CodeField'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import type { ContactOutcome } from './contactLogic.ts'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { sessionQuery } from './profileQueries.ts'
import { formatSeconds, useSecondsLeft } from './useSecondsLeft.ts'

export interface ContactFormProps {
  type: ConfirmationType
  onClose: () => void
}

const load = () => import(/* webpackChunkName: "profile" */ './contactLogic.ts').then((code) => code.contactLogic)

/** A new phone or e-mail: a code goes there, and with it the contact is changed. */
export function ContactForm({ type, onClose }: ContactFormProps) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const toast = useToasts()
  const [sent, setSent] = useState<Extract<ContactOutcome, { kind: 'sent' }> | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  // An answer counts once.
  const captcha = useRef<string | null>(null)
  const [code, setCode] = useState('')
  const [orders, order] = useState(0)
  const [left, startCountdown] = useSecondsLeft()
  const [isLimit, setLimit] = useState(false)
  const isCodeStage = sent !== null && !isAgain

  const form = useForm({
    load,
    context: {
      call,
      type,
      stage: isCodeStage ? 'code' : 'contact',
      takeCaptcha: () => {
        const token = captcha.current
        captcha.current = null
        return token
      },
      askPassword: () => setPasswordAsked(true),
      reopen: () => setSent(null),
    },
    onSent: take,
  })

  async function take(outcome: ContactOutcome) {
    setAgain(false)
    setLimit(outcome.kind === 'limit')
    if (outcome.kind !== 'changed') {
      startCountdown(outcome.delayS)
      setCode('')
      if (outcome.kind === 'sent') setSent(outcome)
      return
    }
    await queryClient.invalidateQueries({ queryKey: sessionQuery(call).queryKey }).catch(() => undefined)
    toast({ text: type === 'phone' ? texts.phoneChanged : texts.emailChanged, tone: 'ok' })
    onClose()
  }

  // Sent as it stands: with the captcha's answer, once more, or with the last digit.
  const { ref } = form.props
  useEffect(() => {
    if (orders > 0) ref.current?.requestSubmit()
  }, [orders, ref])
  const send = () => order((count) => count + 1)
  // The code's field is there only now.
  useEffect(() => {
    if (sent) ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [sent, ref])

  const value = { ...form.field('value'), size: 'l' as const, readOnly: sent !== null, required: true }
  return (
    <form
      className={column}
      {...form.props}
      aria-label={type === 'phone' ? texts.changeOf.phone : texts.changeOf.email}
    >
      {type === 'phone' ? (
        <PhoneField {...value} label={texts.newPhone} />
      ) : (
        <TextField
          {...value}
          label={texts.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      )}
      {isPasswordAsked && !isCodeStage && (
        <PasswordField
          {...form.field('password')}
          label={texts.currentPassword}
          size="l"
          autoComplete="current-password"
          maxLength={400}
        />
      )}
      {sent && (
        <>
          <p role="status">{texts.sent[type]}</p>
          <CodeField
            {...form.field('code')}
            label={texts.code[type]}
            length={sent.length}
            value={code}
            onChange={setCode}
            onComplete={send}
          />
        </>
      )}
      {form.problem?.kind === 'captcha' && (
        <RemoteWidget
          name="auth/CaptchaCheck"
          fallback={null}
          onSolved={(token) => {
            captcha.current = token as string
            send()
          }}
        />
      )}
      {isLimit && left > 0 && !sent && <Message tone="warn">{texts.limit(formatSeconds(left))}</Message>}
      <FormProblem problem={form.problem} />
      <div className={buttons}>
        <Button type="submit" size="l" loading={form.isSending} disabled={!sent && isLimit && left > 0}>
          {sent ? texts.confirm : texts.getCode}
        </Button>
        {sent && (
          <Button
            variant="secondary"
            size="l"
            disabled={left > 0}
            onClick={() => {
              setAgain(true)
              send()
            }}
          >
            {left > 0 ? texts.againIn(formatSeconds(left)) : texts.again}
          </Button>
        )}
        <Button variant="ghost" size="l" onClick={sent ? () => setSent(null) : onClose}>
          {sent ? texts.change : texts.cancel}
        </Button>
      </div>
      {sent?.messagesUrl && (
        <p>
          <Link href={sent.messagesUrl} external target="_blank">
            {texts.demo}
          </Link>
        </p>
      )}
    </form>
  )
}

const column = css`
  display: grid;
  gap: ${space.s16};
  max-width: 400px;
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
