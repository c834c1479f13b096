import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'
import { Button } from '@verstak/ui-kit/Button'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { useEffect } from 'react'
import type { ConfirmUserProps } from './confirmUserProps.ts'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { narrow } from './profileStyles.tsx'
import { useCaptchaAnswer } from './useCaptchaAnswer.ts'

const load = () => import(/* webpackChunkName: "profile" */ './confirmLogic.ts').then((code) => code.confirmLogic)

/** Confirms by the current password. */
export function ConfirmByPassword({ action, onConfirmed, onClose }: Omit<ConfirmUserProps, 'lead'>) {
  const { call } = useHost()
  const captcha = useCaptchaAnswer()
  const form = useForm({ load, context: { call, type: null, takeCaptcha: captcha.take }, onSent: onConfirmed })
  const { ref } = form.props

  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [ref])

  return (
    <form className={narrow} {...form.props} aria-label={texts.confirmTitle}>
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
            captcha.keep(token as string)
            ref.current?.requestSubmit()
          }}
        />
      )}
      <FormProblem problem={form.problem} />
      <FormActions>
        <Button type="submit" size="l" loading={form.isSending}>
          {action}
        </Button>
        <Button variant="ghost" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      </FormActions>
    </form>
  )
}
