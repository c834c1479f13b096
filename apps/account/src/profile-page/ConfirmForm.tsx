import { css } from '@linaria/core'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'

export interface ConfirmFormProps {
  /** What is to be disconnected. */
  name: string
  onConfirmed: () => Promise<void>
  onClose: () => void
}

const load = () => import(/* webpackChunkName: "profile" */ './confirmLogic.ts').then((code) => code.confirmLogic)

/** «Подтвердите, что это вы»: a sign-in of long ago takes no way to sign in away. */
export function ConfirmForm({ name, onConfirmed, onClose }: ConfirmFormProps) {
  const { call } = useHost()
  const captcha = useRef<string | null>(null)
  const takeCaptcha = () => {
    const token = captcha.current
    captcha.current = null
    return token
  }
  const form = useForm({ load, context: { call, takeCaptcha }, onSent: onConfirmed })
  const { ref } = form.props

  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [ref])

  return (
    <form className={column} {...form.props} aria-label={texts.confirmTitle}>
      <p>{texts.confirmLead(name)}</p>
      <PasswordField
        {...form.field('password')}
        label={texts.currentPassword}
        size="l"
        autoComplete="current-password"
        maxLength={400}
      />
      {form.problem?.kind === 'captcha' && (
        <RemoteWidget
          name="auth/CaptchaCheck"
          fallback={null}
          onSolved={(token) => {
            captcha.current = token as string
            ref.current?.requestSubmit()
          }}
        />
      )}
      <FormProblem problem={form.problem} />
      <div className={buttons}>
        <Button type="submit" size="l" loading={form.isSending}>
          {texts.confirmAndUnlink}
        </Button>
        <Button variant="ghost" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const column = css`
  display: grid;
  gap: ${space.s16};
  width: 100%;
  max-width: 400px;
`

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`
