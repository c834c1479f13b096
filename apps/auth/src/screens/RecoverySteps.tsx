import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { CaptchaPlace } from './CaptchaPlace.tsx'
import { DemoLink } from './DemoLink.tsx'
import { isResending } from './isResending.ts'
import { ResendButton } from './ResendButton.tsx'
import { useSignInScreen } from './signInContext.ts'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** Recovery of the password: the e-mail to which the link goes (PASSWORD-007, 008). */
export function RecoveryStep() {
  const { state } = useSignInScreen()
  return (
    <StepForm actions={<SubmitButton>{signInTexts.recover}</SubmitButton>}>
      <p className={leadClass}>{signInTexts.recoveryLead}</p>
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
        defaultValue={state.recoveryEmail}
        error={state.errors['email']}
      />
    </StepForm>
  )
}

/** The link is on its way; the answer is the same whether or not there is such an account. */
export function RecoverySentStep({ onDone }: { onDone: () => void }) {
  const { state, dispatch } = useSignInScreen()
  return (
    <div className={column}>
      <Message tone="ok" isLive>
        {signInTexts.mailSent} <b>{state.recoveryEmail}</b>
      </Message>
      <p className={leadClass}>{signInTexts.mailAdvice}</p>
      <CaptchaPlace />
      <div className={buttons}>
        <Button variant="secondary" size="l" wide onClick={onDone}>
          {signInTexts.understood}
        </Button>
        <ResendButton
          label={signInTexts.mailAgain}
          labelIn={signInTexts.mailAgainIn}
          isBusy={isResending(state)}
          onPress={() => dispatch({ type: 'resend' })}
        />
        <DemoLink>{signInTexts.demoMail}</DemoLink>
      </div>
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s16};
`

const buttons = css`
  display: grid;
  gap: ${space.s8};
`
