import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { PasswordField } from '@verstak/ui-kit/PasswordField'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { ContactLine, shownContact } from './ContactLine.tsx'
import { formatRemaining } from './formatRemaining.ts'
import { useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useRemaining } from './useRemaining.ts'

/** Step PASSWORD. After too many tries it waits (FAULT-026). */
export function PasswordStep() {
  const { state, dispatch } = useSignInScreen()
  const { errors, delayUntilMs, contact } = state
  const seconds = useRemaining(delayUntilMs)
  const isWaiting = seconds > 0
  return (
    <StepForm
      actions={
        <>
          <SubmitButton disabled={isWaiting}>{signInTexts.enter}</SubmitButton>
          <StepButton
            transition={SIGN_IN_TRANSITIONS.recover}
            variant="ghost"
            onPress={() => dispatch({ type: 'recover' })}
          >
            {signInTexts.forgot}
          </StepButton>
        </>
      }
    >
      <div>
        <p className={leadClass}>{signInTexts.passwordLead}</p>
        <ContactLine />
      </div>
      {/* Password managers keep the two together. */}
      <input type="text" name="username" autoComplete="username" value={shownContact(contact)} readOnly hidden />
      <PasswordField
        name="password"
        label={signInTexts.password}
        isLabelHidden
        placeholder={signInTexts.password}
        size="l"
        maxLength={200}
        required
        error={isWaiting ? <DelayNote seconds={seconds} /> : errors['password']}
      />
    </StepForm>
  )
}

/** The counter is not read aloud each second. */
const DelayNote = ({ seconds }: { seconds: number }) => (
  <span role="timer">{signInTexts.delay(formatRemaining(seconds))}</span>
)
