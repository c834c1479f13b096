import { useQueryClient } from '@tanstack/react-query'
import { listOrders } from '@verstak/contracts/userOrders'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { CodeField } from '@verstak/ui-kit/CodeField'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { useEffect, useState } from 'react'
import { FormProblem } from '../profile-page/FormProblem.tsx'
import { profilePageTexts } from '../profile-page/profilePage.texts.ts'
import { useCaptchaAnswer } from '../profile-page/useCaptchaAnswer.ts'
import { formatSeconds, useSecondsLeft } from '../profile-page/useSecondsLeft.ts'
import { guestOrdersTexts as texts } from './guestOrders.texts.ts'
import type { GuestOrdersOutcome } from './guestOrdersLogic.ts'
import { guestOrdersForm } from './guestOrdersStyles.tsx'

const load = () =>
  import(/* webpackChunkName: "guest-orders" */ './guestOrdersLogic.ts').then((code) => code.guestOrdersLogic)

/** The phone of the orders, then the code that was sent there. */
export function GuestOrdersForm() {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const captcha = useCaptchaAnswer()
  const [sent, setSent] = useState<Extract<GuestOrdersOutcome, { kind: 'sent' }> | null>(null)
  const [found, setFound] = useState<number | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [isLimit, setLimit] = useState(false)
  const [code, setCode] = useState('')
  const [left, startCountdown] = useSecondsLeft()
  const stage = sent !== null && !isAgain ? ('code' as const) : ('phone' as const)
  const form = useForm({ load, context: { call, stage, takeCaptcha: captcha.take }, onSent: take })

  async function take(outcome: GuestOrdersOutcome) {
    setAgain(false)
    setLimit(outcome.kind === 'limit')
    setCode('')
    if (outcome.kind === 'claimed') {
      setSent(null)
      setFound(outcome.found)
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === listOrders.path })
      return
    }
    setFound(null)
    startCountdown(outcome.delayS)
    if (outcome.kind === 'sent') setSent(outcome)
  }

  // Sent as it stands: with the captcha's answer, once more, or with the last digit.
  const { ref } = form.props
  const [orders, order] = useState(0)
  useEffect(() => {
    if (orders > 0) ref.current?.requestSubmit()
  }, [orders, ref])
  const send = () => order((count) => count + 1)
  useEffect(() => {
    if (sent) ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [sent, ref])

  return (
    <form className={guestOrdersForm} {...form.props} aria-label={texts.title}>
      <PhoneField {...form.field('phone')} label={texts.phone} size="l" readOnly={sent !== null} required />
      {sent && (
        <>
          <p role="status">{texts.sent}</p>
          <CodeField
            {...form.field('code')}
            label={profilePageTexts.code.phone}
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
            captcha.keep(token as string)
            send()
          }}
        />
      )}
      {isLimit && left > 0 && !sent && (
        <Message tone="warn" isLive>
          {profilePageTexts.limit(formatSeconds(left))}
        </Message>
      )}
      {found !== null && (
        <Message tone={found > 0 ? 'ok' : 'info'} isLive>
          {found > 0 ? texts.found(found) : texts.none}
        </Message>
      )}
      <FormProblem problem={form.problem} />
      <FormActions>
        <Button type="submit" size="l" loading={form.isSending} disabled={!sent && isLimit && left > 0}>
          {sent ? texts.add : profilePageTexts.getCode}
        </Button>
        {sent && (
          <>
            <Button
              variant="secondary"
              size="l"
              disabled={left > 0}
              onClick={() => {
                setAgain(true)
                send()
              }}
            >
              {left > 0 ? profilePageTexts.againIn(formatSeconds(left)) : profilePageTexts.again}
            </Button>
            <Button variant="ghost" size="l" onClick={() => setSent(null)}>
              {texts.change}
            </Button>
          </>
        )}
      </FormActions>
      {sent?.messagesUrl && (
        <p>
          <Link href={sent.messagesUrl} external target="_blank">
            {profilePageTexts.demo}
          </Link>
        </p>
      )}
    </form>
  )
}
