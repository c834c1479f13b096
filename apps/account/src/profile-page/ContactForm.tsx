import { useQueryClient } from '@tanstack/react-query'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { TextField } from '@verstak/ui-kit/TextField'
import { useEffect, useState } from 'react'
import { sessionQuery } from '../own-page/sessionQuery.ts'
import { CodeStep } from './CodeStep.tsx'
import type { ContactOutcome } from './contactLogic.ts'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { narrow } from './profileStyles.tsx'
import { useCodeSteps } from './useCodeSteps.ts'

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
  const steps = useCodeSteps()
  const { sent, isCodeStage } = steps
  const [isPasswordAsked, setPasswordAsked] = useState(false)
  const form = useForm({
    load,
    context: {
      ...{ call, type, takeCaptcha: steps.captcha.take, reopen: steps.reopen },
      stage: isCodeStage ? 'code' : 'contact',
      askPassword: () => setPasswordAsked(true),
    },
    onSent: take,
  })

  async function take(outcome: ContactOutcome) {
    if (outcome.kind !== 'changed') return steps.take(outcome)
    await queryClient.invalidateQueries({ queryKey: sessionQuery(call).queryKey }).catch(() => undefined)
    toast({ text: type === 'phone' ? texts.phoneChanged : texts.emailChanged, tone: 'ok' })
    onClose()
  }

  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=value]')?.focus(), [ref])

  const value = { ...form.field('value'), size: 'l' as const, readOnly: sent !== null, required: true }
  return (
    <form
      className={narrow}
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
      <CodeStep
        form={form}
        steps={steps}
        sentText={texts.sent[type]}
        codeLabel={texts.code[type]}
        action={texts.confirm}
        changeText={texts.change}
        onCancel={onClose}
      />
    </form>
  )
}
