import { useSignInScreen } from './signInContext.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { CodeStepField } from './CodeStepField.tsx'
import { ContactLine, shownContact } from './ContactLine.tsx'
import { DemoLink } from './DemoLink.tsx'
import { isResending } from './isResending.ts'
import { PlainSubmit } from './PlainSubmit.tsx'
import { ResendButton } from './ResendButton.tsx'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'

/** Step SMS_CODE: the last digit sends it. */
export function SmsStep() {
  const { state, dispatch } = useSignInScreen()
  const limit = state.code.limitMessage ?? signInTexts.smsLimit(shownContact(state.contact))
  return (
    <StepForm
      actions={
        <>
          <PlainSubmit />
          <ResendButton onPress={() => dispatch({ type: 'resend' })} isBusy={isResending(state)} />
          <DemoLink />
        </>
      }
    >
      <div>
        <p className={leadClass}>{state.code.isLimit ? signInTexts.notSentToPhone : signInTexts.sentToPhone}</p>
        <ContactLine />
      </div>
      <CodeStepField limitMessage={limit} delayMs={0} />
    </StepForm>
  )
}
