import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { TextField } from '@verstak/ui-kit/TextField'
import { useState } from 'react'
import { additionalErrors } from '../sign-in/checkRegistration.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { ConfirmedPhoneField } from './ConfirmedPhoneField.tsx'
import { useSignInScreen } from './signInContext.ts'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** Step ADDITIONAL_REGISTRATION: only what the social network has not said (REGISTER-021). */
export function AdditionalStep() {
  const { state } = useSignInScreen()
  const { errors, registration } = state
  // What is asked for does not change while it is typed and sent.
  const [known] = useState(registration)
  return (
    <StepForm
      check={additionalErrors}
      actions={
        <>
          <SubmitButton>{signInTexts.register}</SubmitButton>
          <ConsentLine action={signInTexts.register} purpose="account" />
        </>
      }
    >
      <p className={leadClass}>{signInTexts.additionalLead}</p>
      {!known.name && (
        <TextField
          name="name"
          label={signInTexts.name}
          size="l"
          autoComplete="name"
          maxLength={100}
          required
          error={errors['name']}
        />
      )}
      {!known.phone && <ConfirmedPhoneField />}
      {!known.email && (
        <TextField
          name="email"
          label={signInTexts.email}
          size="l"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          error={errors['email']}
        />
      )}
    </StepForm>
  )
}
