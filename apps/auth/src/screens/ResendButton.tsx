import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { formatRemaining } from './formatRemaining.ts'
import { useIsPlain, useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { waitingClass } from './stepStyles.tsx'
import { useRemaining } from './useRemaining.ts'

export interface ResendButtonProps {
  onPress: () => void
  /** Label when it can be pressed, and while the time runs. */
  label?: string
  labelIn?: (time: string) => string
  isBusy?: boolean
  /** Of a sign-in that the server drives. */
  transition?: string
}

/** Sends another code; while the server's time runs it is closed and shows it (SMS-005, 010). */
export function ResendButton({
  onPress,
  label = signInTexts.resend,
  labelIn = signInTexts.resendIn,
  isBusy = false,
  transition = SIGN_IN_TRANSITIONS.resend,
}: ResendButtonProps) {
  const { state } = useSignInScreen()
  const seconds = useRemaining(state.code.againAtMs)
  const isPlain = useIsPlain()
  // Without scripts no time would ever end: the server knows it.
  const isClosed = seconds > 0 && !isPlain
  return (
    <>
      <StepButton
        transition={transition}
        disabled={isClosed}
        className={waitingClass}
        isBusy={isBusy}
        onPress={onPress}
      >
        {seconds > 0 ? labelIn(formatRemaining(seconds)) : label}
      </StepButton>
      <VisuallyHidden role="status">{!isPlain && seconds === 0 && label}</VisuallyHidden>
    </>
  )
}
