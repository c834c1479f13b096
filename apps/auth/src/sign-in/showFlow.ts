import type { FlowState, FlowTransition } from '@verstak/contracts/signInFlow'
import { SIGN_IN_TRANSITIONS as NAMES } from '@verstak/contracts/signInFlow'
import { readLogin } from './loginInput.ts'
import { isKnownPlace } from './signIn.texts.ts'
import { CODE_LENGTH, type Place, type SignInState } from './signInState.ts'
import { needCaptcha } from './steps.ts'

/** What the screens show of a state of the server. Another place begins without errors (FLOW-007). */
export function showFlow(before: SignInState, { dataToken, state: flow }: FlowState, atMs: number): SignInState {
  const place = placeOf(flow.place)
  const { ui, transitions } = flow
  // A page begins with what was refused before it.
  const isSame = before.flow === null || (place === before.place && flow.place === before.flow.place)
  const main = transitions.find(({ transition }) => transition === NAMES.submit) ?? transitions[0]
  const text = (name: string) => {
    const value = main?.data[name]
    return typeof value === 'string' ? value : ''
  }
  const has = (name: string) => transitions.some(({ transition }) => transition === name)
  const errors = isSame ? errorsOf(transitions) : {}
  const type = ui.confirmationType ?? (ui.contact?.includes('@') ? 'email' : 'phone')
  const { registration } = before
  const shown: SignInState = {
    ...before,
    flow,
    dataToken,
    place,
    errors,
    isJuristic: typeof main?.data['isJuristic'] === 'boolean' ? main.data['isJuristic'] : before.isJuristic,
    login: place === 'EMAIL_OR_PHONE' ? text('login') || before.login : before.login,
    contact: ui.contact ? contactOf(ui.contact) : before.contact,
    code: {
      type,
      sentTo: ui.contact ?? null,
      types: has(NAMES.switchWay) ? ['phone', 'email'] : [],
      length: ui.codeLength ?? CODE_LENGTH,
      againAtMs: atMs + Math.max(0, ui.repeatSendingCodeDelay ?? 0) * 1000,
      isLimit: ui.isLimit ?? false,
      limitMessage: ui.limitMessage ?? null,
      messagesUrl: ui.demoMessagesUrl ?? null,
    },
    registration: {
      name: text('name') || registration.name,
      email: text('email') || registration.email,
      phone: readLogin(text('phone')).text || registration.phone,
      isPhoneConfirmed: ui.isPhoneConfirmed ?? false,
      isPhoneCodeSent: has(NAMES.confirmPhone) && !ui.isPhoneConfirmed,
    },
    recoveryEmail: place === 'RECOVERY' ? text('email') || before.recoveryEmail : (ui.contact ?? before.recoveryEmail),
    delayUntilMs: place === 'PASSWORD' && ui.isLimit ? atMs + Math.max(0, ui.repeatSendingCodeDelay ?? 0) * 1000 : 0,
    // Only users get as far.
    isSignedIn: before.isSignedIn || place === 'SAVE_DEVICE',
  }
  if (!ui.isCaptchaShown) return { ...shown, captcha: null }
  return isSame && before.captcha ? shown : needCaptcha(shown, null)
}

/** Besides the places of the contract the screens know the recovery. */
function placeOf(place: string): Place {
  if (place === 'RECOVERY' || place === 'RECOVERY_SENT') return place
  return isKnownPlace(place) ? place : 'UNKNOWN'
}

const errorsOf = (transitions: readonly FlowTransition[]) =>
  Object.assign({}, ...transitions.map(({ errors }) => errors)) as Record<string, string>

function contactOf(contact: string): SignInState['contact'] {
  const { mode, text } = readLogin(contact)
  // Masked numbers have no digits to read.
  return mode === 'phone'
    ? { type: 'phone', value: text }
    : { type: contact.includes('@') ? 'email' : 'phone', value: contact }
}
