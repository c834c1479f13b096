import { css } from '@linaria/core'
import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { Message } from '@verstak/ui-kit/Message'
import { fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { CodeStepField } from './CodeStepField.tsx'
import { DemoLink } from './DemoLink.tsx'
import { formatRemaining } from './formatRemaining.ts'
import { isResending } from './isResending.ts'
import { PlainSubmit } from './PlainSubmit.tsx'
import { ResendButton } from './ResendButton.tsx'
import { useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { useRemaining } from './useRemaining.ts'

/** A confirmed code waits so long for a correction (OTP-009). */
const DEBOUNCE_MS = 500

/** Step OTP: a code to the phone or the e-mail. */
export function OtpStep() {
  const { state, dispatch } = useSignInScreen()
  const { code } = state
  const seconds = useRemaining(code.againAtMs)
  const isLimit = code.isLimit && seconds > 0
  const other = code.type === 'email' ? 'phone' : 'email'
  return (
    <StepForm
      actions={
        <>
          <PlainSubmit />
          {isLimit ? (
            <Message tone="warn">
              {signInTexts.otpLimit} <b role="timer">{formatRemaining(seconds)}</b>
            </Message>
          ) : (
            <ResendButton onPress={() => dispatch({ type: 'resend' })} isBusy={isResending(state)} />
          )}
          {code.types.includes(other) && (
            <StepButton
              transition={SIGN_IN_TRANSITIONS.switchWay}
              variant="ghost"
              onPress={() => dispatch({ type: 'switchWay' })}
            >
              {other === 'email' ? signInTexts.byEmail : signInTexts.byPhone}
            </StepButton>
          )}
          <DemoLink />
        </>
      }
    >
      <div>
        <p className={leadClass}>{signInTexts.otpLead}</p>
        {code.sentTo && (
          <p className={sentTo}>
            {/* Under a limit perhaps nothing was. */}
            {!code.isLimit && signInTexts.otpSentTo} <b>{code.sentTo}</b>
          </p>
        )}
      </div>
      {/* Another code is typed from the start. */}
      <CodeStepField key={`${code.type} ${code.sentTo}`} limitMessage={code.limitMessage ?? ''} delayMs={DEBOUNCE_MS} />
    </StepForm>
  )
}

const sentTo = css`
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
  overflow-wrap: anywhere;
`
