import { css } from '@linaria/core'
import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { CodeField } from '@verstak/ui-kit/CodeField'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { PhoneField } from '@verstak/ui-kit/PhoneField'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { color, fontSize, media, space, weight } from '@verstak/ui-kit/tokens'
import { isLandlinePhone } from '@verstak/validators/phone'
import { useRef, useState } from 'react'
import { codeError } from '../sign-in/checkForm.ts'
import { mobileError } from '../sign-in/checkRegistration.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { DemoLink } from './DemoLink.tsx'
import { isResending } from './isResending.ts'
import { ResendButton } from './ResendButton.tsx'
import { useIsPlain, useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { useRemaining } from './useRemaining.ts'

const NATIONAL_LENGTH = 10

/** Phone of a registration, confirmed in place by a code (REGISTER-004, 005, 015). */
export function ConfirmedPhoneField() {
  const { state, dispatch } = useSignInScreen()
  const { registration, errors, code } = state
  const { isPhoneConfirmed, isPhoneCodeSent } = registration
  const [digits, setDigits] = useState(registration.phone)
  const [typedCode, setTypedCode] = useState('')
  const field = useRef<HTMLDivElement>(null)
  const isLimit = useRemaining(code.againAtMs) > 0 && code.isLimit
  const isPlain = useIsPlain()
  const isFixed = isPhoneConfirmed || (isPhoneCodeSent && !isPlain)

  function send() {
    const typed = phoneDigits(field.current?.querySelector('input')?.value ?? '')
    const wrong = mobileError(typed)
    if (wrong) dispatch({ type: 'refuse', errors: { ...errors, phone: wrong } })
    else dispatch({ type: 'sendPhoneCode', phone: typed })
  }

  function change() {
    setTypedCode('')
    dispatch({ type: 'changePhone' })
    // The button goes, its place takes the focus.
    field.current?.querySelector('input')?.focus()
  }

  function confirm(complete: string) {
    const wrong = codeError(complete, code.length)
    if (wrong) dispatch({ type: 'refuse', errors: { ...errors, code: wrong } })
    else dispatch({ type: 'confirmPhone', code: complete })
  }

  return (
    <div className={column} ref={field}>
      <PhoneField
        // A confirmed number is shown as the server knows it.
        key={isPhoneConfirmed ? registration.phone : 'typed'}
        name="phone"
        label={signInTexts.phone}
        size="l"
        defaultValue={registration.phone}
        readOnly={isFixed}
        onChange={setDigits}
        hint={isLandlinePhone(`7${digits}`) ? signInTexts.landline : undefined}
        error={isLimit ? signInTexts.phoneLimit : errors['phone']}
        suffix={
          isPhoneConfirmed ? (
            <span className={confirmed}>
              <Icon shape={checkIcon} size="s" />
              {signInTexts.confirmed}
            </span>
          ) : (
            isPhoneCodeSent &&
            !isPlain && (
              <span className={way}>
                <StepButton transition="" variant="link" onPress={change}>
                  {signInTexts.change}
                </StepButton>
              </span>
            )
          )
        }
      />
      {isPhoneCodeSent && (
        <div className={row}>
          <CodeField
            name="code"
            label={signInTexts.code}
            length={code.length}
            value={typedCode}
            onChange={setTypedCode}
            onComplete={confirm}
            disabled={isLimit}
            error={errors['code']}
          />
          {isPlain && (
            <StepButton transition={SIGN_IN_TRANSITIONS.confirmPhone} onPress={() => undefined}>
              {signInTexts.confirm}
            </StepButton>
          )}
          <ResendButton
            transition={SIGN_IN_TRANSITIONS.sendPhoneCode}
            labelIn={signInTexts.resendShort}
            onPress={send}
            isBusy={isResending(state)}
          />
        </div>
      )}
      {!isPhoneConfirmed && !isPhoneCodeSent && (isPlain || digits.length === NATIONAL_LENGTH) && (
        <StepButton transition={SIGN_IN_TRANSITIONS.sendPhoneCode} isBusy={isResending(state)} onPress={send}>
          {signInTexts.confirm}
        </StepButton>
      )}
      {isPhoneCodeSent && <DemoLink />}
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s8};
`

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s8};
  align-items: end;

  /* As high as the boxes of the code, its words in what is left of the line. */
  & > button[data-size] {
    height: 56px;
    padding: 0 ${space.s8};
    font-size: ${fontSize.s14};
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const confirmed = css`
  display: flex;
  align-items: center;
  gap: ${space.s6};
  color: ${color.stateOk};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
`

const way = css`
  font-size: ${fontSize.s14};
`
