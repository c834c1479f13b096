import { codeFault } from '@verstak/validators/oneTimeCode'
import { codeMessage } from '@verstak/validators/oneTimeCode.texts'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { isMobilePhone, phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import type { FlowField } from '@verstak/contracts/signInFlow'
import { mainTransition } from './flowMachine.ts'
import { readLogin } from './loginInput.ts'
import { signInTexts } from './signIn.texts.ts'
import type { SignInState, Values } from './signInState.ts'

/** Sentences by field; empty for a form that can be sent. */
export type FormErrors = Record<string, string>

/** Rules of a step that come with its screen. */
export type CheckStep = (state: SignInState, values: Values) => FormErrors

/** What is wrong with the form of a step (VALID-031…039, FLOW-009). */
export function checkForm(state: SignInState, values: Values, check: CheckStep = checkStep): FormErrors {
  return state.flow ? checkSchema(mainTransition(state)?.schema ?? {}, values) : check(state, values)
}

function checkStep(state: SignInState, values: Values): FormErrors {
  const text = (name: string) => String(values[name] ?? '').trim()
  switch (state.place) {
    case 'EMAIL_OR_PHONE':
      return keep({ login: loginError(text('login')) })
    case 'SMS_CODE':
    case 'OTP':
      return keep({ code: codeError(text('code'), state.code.length) })
    case 'PASSWORD':
      return keep({ password: values['password'] ? null : requiredMessage })
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

export function codeError(code: string, length: number): string | null {
  const fault = codeFault(code, length)
  return fault && codeMessage(fault, length)
}

/** National digits of a phone. */
export function phoneError(digits: string): string | null {
  const faults = phoneFaults(`7${digits}`)
  return faults.length > 0 ? phoneMessage(faults) : null
}

/** What is wrong with an e-mail. */
export function emailError(email: string): string | null {
  const fault = emailFault(email)
  return fault && emailMessages[fault]
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

/** Without the fields that are right. */
export const keep = (errors: Record<string, string | null>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null))
