import { useQuery } from '@tanstack/react-query'
import { FRESH_MINUTES } from '@verstak/contracts/profile'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { FormActions } from '@verstak/ui-kit/FormActions'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { passwordHint } from '@verstak/validators/password.texts'
import { useEffect } from 'react'
import { FormProblem } from './FormProblem.tsx'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { waysQuery } from './profileQueries.ts'
import { narrow } from './profileStyles.tsx'

export interface PasswordFormProps {
  /** For password managers. */
  username: string
  onClose: () => void
}

const load = () => import(/* webpackChunkName: "profile" */ './passwordLogic.ts').then((code) => code.passwordLogic)

/** Another password: all other sessions end. */
export function PasswordForm({ username, onClose }: PasswordFormProps) {
  const { call } = useHost()
  const toast = useToasts()
  const rules = useQuery(waysQuery(call)).data?.passwords
  const form = useForm({
    load,
    context: { call, rules },
    onSent: () => {
      toast({ text: texts.passwordChanged, tone: 'ok' })
      onClose()
    },
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [ref])

  const common = { size: 'l' as const, maxLength: 400 }
  return (
    <form className={narrow} {...form.props} aria-label={texts.changeOf.password}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.field('password')}
        {...common}
        label={texts.currentPassword}
        hint={texts.currentNote(FRESH_MINUTES)}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        {...common}
        label={texts.newPassword}
        hint={passwordHint(rules)}
        autoComplete="new-password"
        required
      />
      <FormProblem problem={form.problem} />
      <FormActions>
        <Button type="submit" size="l" loading={form.isSending}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="l" onClick={onClose}>
          {texts.cancel}
        </Button>
      </FormActions>
    </form>
  )
}
