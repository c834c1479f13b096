import { css } from '@linaria/core'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { PASSWORD_RULES } from '@verstak/validators/password'
import { passwordHint } from '@verstak/validators/password.texts'
import { registrationErrors } from '../sign-in/checkRegistration.ts'
import { mainTransition } from '../sign-in/flowMachine.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { ConfirmedPhoneField } from './ConfirmedPhoneField.tsx'
import { useSignInScreen } from './signInContext.ts'
import { StepForm } from './StepForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { usePasswordRules } from './usePasswordRules.ts'

/** Step REGISTRATION: people and companies. What is typed stays while «уже используется» is asked. */
export function RegistrationStep() {
  const { state, companyCheckbox } = useSignInScreen()
  const { errors, registration, isJuristic } = state
  const rules = usePasswordRules()
  return (
    <StepForm
      check={(at, values) => registrationErrors(at, values, rules)}
      actions={
        <>
          <SubmitButton>{signInTexts.register}</SubmitButton>
          <ConsentLine action={signInTexts.register} purpose="account" />
        </>
      }
    >
      <TextField
        name="name"
        label={signInTexts.name}
        size="l"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={registration.name}
        error={errors['name']}
      />
      <ConfirmedPhoneField />
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
        defaultValue={registration.email}
        error={errors['email']}
      />
      <PasswordField
        name="password"
        label={signInTexts.password}
        size="l"
        autoComplete="new-password"
        maxLength={(rules ?? PASSWORD_RULES.standard).max * 3}
        required
        hint={passwordHint(rules)}
        error={errors['password']}
      />
      <div className={boxes}>
        <Checkbox
          name="isJuristic"
          defaultChecked={isJuristic}
          label={
            companyCheckbox === 'buy-as-company' ? (
              <span>
                {signInTexts.buyAsCompany}
                <small className={note}>{signInTexts.buyAsCompanyNote}</small>
              </span>
            ) : (
              signInTexts.representative
            )
          }
        />
        <Checkbox
          name="isSubscribeToNewsletter"
          label={signInTexts.newsletter}
          // Ticked in a form that was refused without scripts.
          defaultChecked={mainTransition(state)?.data['isSubscribeToNewsletter'] === true}
        />
      </div>
    </StepForm>
  )
}

const boxes = css`
  display: grid;
  gap: 4px;

  & > label {
    align-items: flex-start;
    padding-block: 4px;
  }
`

const note = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
