import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { formatPhone } from '@verstak/ui-kit/phoneMask'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import type { SignInState } from '../sign-in/signInState.ts'
import { useSignInScreen } from './signInContext.ts'
import { StepButton } from './StepButton.tsx'
import { contactClass } from './stepStyles.tsx'

/** The phone or e-mail of the sign-in, and the way back to change it (LOGIN-019). */
export function ContactLine() {
  const { state, dispatch } = useSignInScreen()
  return (
    <p className={contactClass}>
      <b>{shownContact(state.contact)}</b>
      <StepButton transition={SIGN_IN_TRANSITIONS.change} variant="link" onPress={() => dispatch({ type: 'change' })}>
        {signInTexts.change}
      </StepButton>
    </p>
  )
}

/** `+7 (916) 204-18-37`, an e-mail, or what the server has masked. */
export function shownContact(contact: SignInState['contact']): string {
  if (!contact) return ''
  return contact.type === 'phone' && /^\d{10}$/.test(contact.value) ? formatPhone(contact.value) : contact.value
}
