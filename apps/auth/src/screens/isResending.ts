import { SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import type { SignInState } from '../sign-in/signInState.ts'

const SENDERS: readonly string[] = ['generateCode', 'sendPhoneCode']
const SENDING: readonly (string | undefined)[] = [
  SIGN_IN_TRANSITIONS.resend,
  SIGN_IN_TRANSITIONS.switchWay,
  SIGN_IN_TRANSITIONS.sendPhoneCode,
]

/** The running call sends another code; the main button waits for none. */
export function isResending({ pending, place }: Pick<SignInState, 'pending' | 'place'>): boolean {
  if (!pending) return false
  const { name, body } = pending.request
  if (name === 'moveSignInFlow') return SENDING.includes((body['transition'] as { transition?: string }).transition)
  return (
    SENDERS.includes(name) ||
    (name === 'preAuth' && place === 'SMS_CODE') ||
    (name === 'recoverPassword' && place === 'RECOVERY_SENT')
  )
}
