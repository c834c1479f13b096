import { requiredMessage } from '@verstak/validators/filled.texts'
import { passwordFault, type PasswordRules } from '@verstak/validators/password'
import { passwordMessage } from '@verstak/validators/password.texts'
import { isMobilePhone } from '@verstak/validators/phone'
import { nameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import { emailError, keep, phoneError, type FormErrors } from './checkForm.ts'
import { signInTexts } from './signIn.texts.ts'
import type { SignInState, Values } from './signInState.ts'

// Rules of the registrations, which come with their screens.

/** What is wrong with a phone that an SMS must reach; `digits` are national ones (VALID-038). */
export function mobileError(digits: string): string | null {
  if (digits === '') return requiredMessage
  return phoneError(digits) ?? (isMobilePhone(`7${digits}`) ? null : signInTexts.phoneMobile)
}

function nameError(name: string): string | null {
  if (name === '') return requiredMessage
  const fault = nameFault(name)
  return fault && nameMessages[fault]
}

/** What is wrong with a new password. @param rules of the shop; those of the specification by default */
export function newPasswordError(password: string, rules?: PasswordRules): string | null {
  if (password === '') return requiredMessage
  const fault = passwordFault(password, rules)
  return fault && passwordMessage(fault, rules)
}

/** The contact with which the visitor came is needed, the other one may stay empty (VALID-036). */
export function registrationErrors(
  { contact, registration }: SignInState,
  values: Values,
  rules?: PasswordRules,
): FormErrors {
  const phone = registration.isPhoneConfirmed ? registration.phone : String(values['phone'] ?? '')
  const email = String(values['email'] ?? '').trim()
  const isNeeded = (type: 'phone' | 'email') => (contact ? contact.type === type : phone === '' && email === '')
  const phoneFault = phone ? mobileError(phone) : isNeeded('phone') ? requiredMessage : null
  return keep({
    name: nameError(String(values['name'] ?? '').trim()),
    phone: phoneFault ?? (phone && !registration.isPhoneConfirmed ? signInTexts.phoneUnconfirmed : null),
    email: email ? emailError(email) : isNeeded('email') ? requiredMessage : null,
    password: newPasswordError(String(values['password'] ?? ''), rules),
  })
}

/** Only what the social network has not said is asked for. */
export function additionalErrors({ registration }: SignInState, values: Values): FormErrors {
  const text = (name: string) => String(values[name] ?? '').trim()
  const isAsked = (name: 'name' | 'email') => !registration[name]
  return keep({
    name: isAsked('name') ? nameError(text('name')) : null,
    phone: registration.isPhoneConfirmed ? null : additionalPhoneError(text('phone')),
    email: isAsked('email') ? (text('email') ? emailError(text('email')) : requiredMessage) : null,
  })
}

/** A landline gets no code, so it needs none. @param phone ten digits */
function additionalPhoneError(phone: string): string | null {
  if (phone === '') return requiredMessage
  return phoneError(phone) ?? (isMobilePhone(`7${phone}`) ? signInTexts.phoneUnconfirmed : null)
}
