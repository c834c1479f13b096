import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { Button } from '@verstak/ui-kit/Button'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { css } from '@linaria/core'
import { space, weight } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { CaptchaPlace } from './CaptchaPlace.tsx'
import { useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { StepForm } from './StepForm.tsx'
import { leadClass } from './stepStyles.tsx'
import { SubmitButton } from './SubmitButton.tsx'

/** Step SAVE_DEVICE (OTP-012…014). */
export function SaveDeviceStep() {
  const { dispatch } = useSignInScreen()
  return (
    <StepForm
      actions={
        <>
          <SubmitButton>{signInTexts.remember}</SubmitButton>
          <StepButton transition={SIGN_IN_TRANSITIONS.skip} onPress={() => dispatch({ type: 'skip' })}>
            {signInTexts.notNow}
          </StepButton>
        </>
      }
    >
      <p className={leadClass}>{signInTexts.saveDeviceText}</p>
    </StepForm>
  )
}

/** «Номер/Email уже используется»: sign in, or change it (REGISTER-014, 017, 018). */
export function UsedStep() {
  const { state, dispatch } = useSignInScreen()
  const { used, pending } = state
  if (!used) return null
  const isPhone = used.field === 'phone'
  const [before, after] = isPhone ? signInTexts.phoneUsedText : signInTexts.emailUsedText
  return (
    <div className={column}>
      <p className={leadClass}>
        {before} <b className={strong}>{isPhone ? formatPhone(used.value) : used.value}</b> {after}
      </p>
      <CaptchaPlace />
      <div className={buttons}>
        <Button size="l" wide loading={pending !== null} onClick={() => dispatch({ type: 'useExisting' })}>
          {signInTexts.enter}
        </Button>
        <Button variant="secondary" size="l" wide onClick={() => dispatch({ type: 'useAnother' })}>
          {isPhone ? signInTexts.changePhone : signInTexts.changeEmail}
        </Button>
      </div>
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s20};
`

const buttons = css`
  display: grid;
  gap: ${space.s8};
`

const strong = css`
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`
