import { css } from '@linaria/core'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { LoginStep } from '../screens/LoginStep.tsx'
import { PasswordStep } from '../screens/PasswordStep.tsx'
import { SignInContext, type SignInScreen } from '../screens/signInContext.ts'
import { SmsStep } from '../screens/SmsStep.tsx'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { isEarly, type Place } from '../sign-in/signInState.ts'
import { stepTitle } from '../sign-in/stepFrame.ts'
import { LateScreen, Loading } from './LateScreen.tsx'
import { useLateSteps } from './useLateSteps.ts'

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
  // The first call may lead to any step.
  const late = useLateSteps(!isEarly(place), state.calls > 0)
  const isReady = isEarly(place) || late.code !== null

  useLayoutEffect(() => {
    if (isFocused || !first.current) focusFirst(box.current)
    first.current = false
  }, [step, isFocused, isChecking, isReady, late.isFailed])

  // Said only when the step changes: a window tells its own title as it opens.
  const [told, setTold] = useState({ step, isNew: false })
  if (told.step !== step) setTold({ step, isNew: true })

  return (
    <SignInContext value={screen}>
      <div ref={box} className={frame} data-step={place}>
        <VisuallyHidden role="status">{told.isNew && stepTitle(state)}</VisuallyHidden>
        {isChecking ? (
          <Loading>{signInTexts.checking}</Loading>
        ) : (
          <>
            {/* What was typed stays beneath the question, and beneath a screen that is being loaded. */}
            <div key={kept} hidden={place === 'USED'}>
              {/* A page that is rendered anew in the browser is so up to here. */}
              <Suspense fallback={null}>{screenOf(kept)}</Suspense>
            </div>
            {place === 'USED' && screenOf('USED')}
          </>
        )}
      </div>
    </SignInContext>
  )

  function screenOf(of: Place) {
    if (of === 'EMAIL_OR_PHONE') return <LoginStep />
    if (of === 'SMS_CODE') return <SmsStep />
    if (of === 'PASSWORD') return <PasswordStep />
    if (late.code) return <late.code.LateStep place={of} onClose={onClose} />
    return <LateScreen isFailed={late.isFailed} onRetry={late.retry} />
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
