import { css } from '@linaria/core'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { useLayoutEffect, useRef, useState } from 'react'
import { AdditionalStep } from '../screens/AdditionalStep.tsx'
import { LoginStep } from '../screens/LoginStep.tsx'
import { OtpStep } from '../screens/OtpStep.tsx'
import { PasswordStep } from '../screens/PasswordStep.tsx'
import { SaveDeviceStep, UsedStep } from '../screens/QuestionSteps.tsx'
import { RecoverySentStep, RecoveryStep } from '../screens/RecoverySteps.tsx'
import { RegistrationStep } from '../screens/RegistrationStep.tsx'
import { SignInContext, type SignInScreen } from '../screens/signInContext.ts'
import { SmsStep } from '../screens/SmsStep.tsx'
import { UnknownStep } from '../screens/UnknownStep.tsx'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import type { Place } from '../sign-in/signInState.ts'
import { stepTitle } from '../sign-in/stepFrame.ts'

export interface SignInProps {
  screen: SignInScreen
  /** Each step takes the focus; on a page only those after the first. */
  isFocused: boolean
  /** Ends the sign-in without one. */
  onClose: () => void
}

/** The screen of the current step, in a window or on a page. */
export function SignIn({ screen, isFocused, onClose }: SignInProps) {
  const { state } = screen
  const { place, used, isChecking, flow } = state
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  const kept = place === 'USED' ? (used?.from ?? place) : place
  const step = `${place} ${place === 'UNKNOWN' ? flow?.place : ''}`

  useLayoutEffect(() => {
    if (isFocused || !first.current) focusFirst(box.current)
    first.current = false
  }, [step, isFocused, isChecking])

  // Said only when the step changes: a window tells its own title as it opens.
  const [told, setTold] = useState({ step, isNew: false })
  if (told.step !== step) setTold({ step, isNew: true })

  return (
    <SignInContext value={screen}>
      <div ref={box} className={frame} data-step={place}>
        <VisuallyHidden role="status">{told.isNew && stepTitle(state)}</VisuallyHidden>
        {isChecking ? (
          <div className={load} role="status">
            <Spinner />
            {signInTexts.checking}
          </div>
        ) : (
          <>
            {/* What was typed stays beneath the question. */}
            <div key={kept} hidden={place === 'USED'}>
              <Step place={kept} onClose={onClose} />
            </div>
            {place === 'USED' && <UsedStep />}
          </>
        )}
      </div>
    </SignInContext>
  )
}

function Step({ place, onClose }: { place: Place; onClose: () => void }) {
  switch (place) {
    case 'EMAIL_OR_PHONE':
      return <LoginStep />
    case 'SMS_CODE':
      return <SmsStep />
    case 'PASSWORD':
      return <PasswordStep />
    case 'REGISTRATION':
      return <RegistrationStep />
    case 'ADDITIONAL_REGISTRATION':
      return <AdditionalStep />
    case 'OTP':
      return <OtpStep />
    case 'SAVE_DEVICE':
      return <SaveDeviceStep />
    case 'RECOVERY':
      return <RecoveryStep />
    case 'RECOVERY_SENT':
      return <RecoverySentStep onDone={onClose} />
    case 'USED':
      return null
    case 'UNKNOWN':
      return <UnknownStep />
  }
}

/** The first field to fill in, else the first button. */
function focusFirst(box: HTMLElement | null): void {
  const all = [...(box?.querySelectorAll<HTMLElement>('input, button') ?? [])].filter(
    (control) => !control.closest('[hidden], :disabled') && control.getAttribute('type') !== 'hidden',
  )
  const field = all.find((control) => control.matches('input:not([type=radio], [type=checkbox], [readonly])'))
  ;(field ?? all[0])?.focus()
}

const frame = css`
  min-width: 0;
`

const load = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s16};
  min-height: 208px;
  color: ${color.textSecondary};
`
