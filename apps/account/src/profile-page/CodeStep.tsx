import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { CodeField } from '@verstak/ui-kit/CodeField'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { Link } from '@verstak/ui-kit/Link'
import { Message } from '@verstak/ui-kit/Message'
import { useEffect, type ReactNode, type RefObject } from 'react'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import type { CodeSteps } from './useCodeSteps.ts'
import { formatSeconds } from './useSecondsLeft.ts'

export interface CodeStepProps {
  /** Of `useForm`. */
  form: {
    props: { ref: RefObject<HTMLFormElement | null> }
    field: (name: 'code') => { name: string; error: string | undefined }
    isSending: boolean
    problem: { kind: string; text?: string } | null
  }
  steps: CodeSteps
  /** Where the code went. */
  sentText: string
  codeLabel: string
  /** The button that sends the code. */
  action: string
  /** Between the code and the buttons. */
  children?: ReactNode
  /** Gives up, before and after the code was sent; absent: the form stays. */
  onCancel?: () => void
  /** Back to the contact. */
  changeText: string
}

/** What follows the contact in a form of two steps: the code, what is wrong, and the buttons. */
export function CodeStep({ form, steps, sentText, codeLabel, action, children, onCancel, changeText }: CodeStepProps) {
  const { captcha, sent, code, setCode, left, isLimited, sendings, send, sendAgain, reopen } = steps
  const { ref } = form.props

  useEffect(() => {
    if (sendings > 0) ref.current?.requestSubmit()
  }, [sendings, ref])
  // The code's field is there only now.
  useEffect(() => {
    if (sent) ref.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [sent, ref])

  return (
    <>
      {sent && (
        <>
          <p role="status">{sentText}</p>
          <CodeField
            {...form.field('code')}
            label={codeLabel}
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
      {isLimited && (
        <Message tone="warn" isLive>
          {texts.limit(formatSeconds(left))}
        </Message>
      )}
      {children}
      <FormProblem problem={form.problem} />
      <FormActions>
        <Button type="submit" size="l" loading={form.isSending} disabled={isLimited}>
          {sent ? action : texts.getCode}
        </Button>
        {sent && (
          <Button variant="secondary" size="l" disabled={left > 0} onClick={sendAgain}>
            {left > 0 ? texts.againIn(formatSeconds(left)) : texts.again}
          </Button>
        )}
        {(sent || onCancel) && (
          <Button variant="ghost" size="l" onClick={sent ? reopen : onCancel}>
            {sent ? changeText : texts.cancel}
          </Button>
        )}
      </FormActions>
      {sent?.messagesUrl && (
        <p>
          <Link href={sent.messagesUrl} external target="_blank">
            {texts.demo}
          </Link>
        </p>
      )}
    </>
  )
}
