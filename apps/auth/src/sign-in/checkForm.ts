import { codeFault } from '@verstak/validators/oneTimeCode'
import { codeMessage } from '@verstak/validators/oneTimeCode.texts'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { passwordFault } from '@verstak/validators/password'
import { passwordMessages } from '@verstak/validators/password.texts'
import { isMobilePhone, phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import { nameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import type { FlowField } from '@verstak/contracts/signInFlow'
import { mainTransition } from './flowMachine.ts'
import { readLogin } from './loginInput.ts'
import { signInTexts } from './signIn.texts.ts'
import type { SignInState, Values } from './signInState.ts'

/** Sentences by field; empty for a form that can be sent. */
export type FormErrors = Record<string, string>

/** What is wrong with the form of a step (VALID-031…039, FLOW-009). */
export function checkForm(state: SignInState, values: Values): FormErrors {
  if (state.flow) return checkSchema(mainTransition(state)?.schema ?? {}, values)
  const text = (name: string) => String(values[name] ?? '').trim()
  switch (state.place) {
    case 'EMAIL_OR_PHONE':
      return keep({ login: loginError(text('login')) })
    case 'SMS_CODE':
    case 'OTP':
      return keep({ code: codeError(text('code'), state.code.length) })
    case 'PASSWORD':
      return keep({ password: values['password'] ? null : requiredMessage })
    case 'REGISTRATION':
      return registrationErrors(state, values)
    case 'ADDITIONAL_REGISTRATION':
      return additionalErrors(state, values)
    case 'RECOVERY':
      return keep({ email: text('email') ? emailError(text('email')) : requiredMessage })
    default:
      return {}
  }
}

/** The first field takes an e-mail or a mobile number (VALID-031…034). */
export function loginError(login: string): string | null {
  if (login === '') return requiredMessage
  const { mode, text } = readLogin(login)
  if (mode === 'email') return emailError(text)
  return phoneError(text) ?? (isMobilePhone(`7${text}`) ? null : signInTexts.mobileNeeded)
}

/** What is wrong with a phone that an SMS must reach; `digits` are national ones (VALID-038). */
export function mobileError(digits: string): string | null {
  if (digits === '') return requiredMessage
  return phoneError(digits) ?? (isMobilePhone(`7${digits}`) ? null : signInTexts.phoneMobile)
}

export function codeError(code: string, length: number): string | null {
  const fault = codeFault(code, length)
  return fault && codeMessage(fault, length)
}

/** National digits of a phone. */
function phoneError(digits: string): string | null {
  const faults = phoneFaults(`7${digits}`)
  return faults.length > 0 ? phoneMessage(faults) : null
}

function emailError(email: string): string | null {
  const fault = emailFault(email)
  return fault && emailMessages[fault]
}

function nameError(name: string): string | null {
  if (name === '') return requiredMessage
  const fault = nameFault(name)
  return fault && nameMessages[fault]
}

/** What is wrong with a new password. */
export function newPasswordError(password: string): string | null {
  if (password === '') return requiredMessage
  const fault = passwordFault(password)
  return fault && passwordMessages[fault]
}

/** The contact with which the visitor came is needed, the other one may stay empty (VALID-036). */
function registrationErrors({ contact, registration }: SignInState, values: Values): FormErrors {
  const phone = registration.isPhoneConfirmed ? registration.phone : String(values['phone'] ?? '')
  const email = String(values['email'] ?? '').trim()
  const isNeeded = (type: 'phone' | 'email') => (contact ? contact.type === type : phone === '' && email === '')
  const phoneFault = phone ? mobileError(phone) : isNeeded('phone') ? requiredMessage : null
  return keep({
    name: nameError(String(values['name'] ?? '').trim()),
    phone: phoneFault ?? (phone && !registration.isPhoneConfirmed ? signInTexts.phoneUnconfirmed : null),
    email: email ? emailError(email) : isNeeded('email') ? requiredMessage : null,
    password: newPasswordError(String(values['password'] ?? '')),
  })
}

/** Only what the social network has not said is asked for. */
function additionalErrors({ registration }: SignInState, values: Values): FormErrors {
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

/** A form of the server against its schema (FLOW-009, 010). */
export function checkSchema(schema: Readonly<Record<string, FlowField>>, values: Values): FormErrors {
  return keep(
    Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, fieldError(field, values[name])])),
  )
}

function fieldError(field: FlowField, value: string | boolean | undefined): string | null {
  // The captcha is told apart from the form's fields.
  if (field.type === 'captcha') return null
  if (field.type === 'checkbox')
    return field.isRequired && value !== true ? (field.requiredMessage ?? signInTexts.fieldRequired) : null
  const text = String(value ?? '')
  if (text.trim() === '') return field.isRequired ? (field.requiredMessage ?? signInTexts.fieldRequired) : null
  const { length } = text
  const fits =
    length >= (field.minLength ?? 0) && length <= (field.maxLength ?? Infinity) && matches(field.pattern, text)
  return fits ? null : (field.patternMessage ?? signInTexts.fieldWrong)
}

/** A pattern that cannot be read refuses nobody: the server checks again. */
function matches(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return true
  try {
    return new RegExp(pattern).test(text)
  } catch {
    return true
  }
}

const keep = (errors: Record<string, string | null>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null))
