import { readLogin } from './loginInput.ts'
import { call, stay } from './steps.ts'
import type { SignInState, SignInVariant, Step, Values } from './signInState.ts'

/** What the main button of each step sends. The values have been checked (`checkForm`). */
export function submitPlace(variant: SignInVariant, state: SignInState, values: Values): Step {
  const text = (name: string) => String(values[name] ?? '').trim()
  const experiment = variant.isNewAuth ? { isJuristic: state.isJuristic, isNewAuthFlow: true } : {}
  const { contact, registration } = state

  switch (state.place) {
    case 'EMAIL_OR_PHONE': {
      const login = text('login')
      const { mode, text: data } = readLogin(login)
      return call(
        state,
        { name: 'preAuth', body: { data, type: mode }, takesCaptcha: true },
        { login, contact: { type: mode, value: data } },
      )
    }
    case 'SMS_CODE': {
      const body = { phone: contact?.value ?? '', code: text('code') }
      return call(
        state,
        state.isExist
          ? { name: 'signInByPhone', body: { ...body, ...experiment }, takesCaptcha: true }
          : { name: 'confirmPhone', body, takesCaptcha: true },
      )
    }
    case 'PASSWORD': {
      const body = {
        email: contact?.value ?? '',
        // Spaces at its ends belong to a password.
        password: String(values['password'] ?? ''),
        isMobile: variant.isMobile,
        ...experiment,
      }
      return call(state, { name: 'signInByEmail', body, takesCaptcha: true })
    }
    case 'REGISTRATION': {
      const isJuristic = values['isJuristic'] === true
      const phone = registration.isPhoneConfirmed ? registration.phone : text('phone')
      const body = {
        name: text('name'),
        phone,
        email: text('email'),
        password: String(values['password'] ?? ''),
        isJuristic,
        isSubscribeToNewsletter: values['isSubscribeToNewsletter'] === true,
      }
      return call(
        state,
        { name: 'register', body, takesCaptcha: true },
        { isJuristic, registration: { ...registration, name: body.name, email: body.email, phone } },
      )
    }
    case 'ADDITIONAL_REGISTRATION': {
      // What the social network has said is not asked for.
      const body = {
        name: text('name') || registration.name,
        email: text('email') || registration.email,
        phone: registration.isPhoneConfirmed ? registration.phone : text('phone'),
      }
      return call(
        state,
        { name: 'registerFast', body, takesCaptcha: true },
        { registration: { ...registration, ...body } },
      )
    }
    case 'OTP':
      return call(state, {
        name: 'confirmCode',
        takesCaptcha: true,
        body: { code: text('code'), confirmationType: state.code.type ?? 'phone' },
      })
    case 'SAVE_DEVICE':
      return call(state, { name: 'saveDevice', body: {} })
    case 'RECOVERY': {
      const email = text('email')
      return call(state, { name: 'recoverPassword', body: { email }, takesCaptcha: true }, { recoveryEmail: email })
    }
    default:
      return stay(state)
  }
}
