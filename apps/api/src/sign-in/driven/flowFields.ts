import { PASSWORD_RULES } from '@verstak/validators/password'
import type { FlowField, FlowTransition } from '@verstak/contracts/signInFlow'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { codeMessage } from '@verstak/validators/oneTimeCode.texts'
import type { SignInProfile } from '../SignInTools.ts'
import { drivenTexts as texts } from './driven.texts.ts'

type Data = FlowTransition['data']

/** A transition before the outcome of the last try is added. */
export interface Offer {
  transition: string
  schema: Record<string, FlowField>
  data: Data
}

export const offer = (transition: string, schema: Offer['schema'] = {}, data: Data = {}): Offer => ({
  transition,
  schema,
  data,
})

const required = { isRequired: true, requiredMessage }

const captcha: FlowField = { type: 'captcha', title: texts.captcha }

/** The fields of all forms; each form takes those that it has. */
export const flowFields = {
  login: { type: 'text', title: texts.login, ...required, maxLength: 254 },
  password: { type: 'password', title: texts.password, ...required },
  name: { type: 'text', title: texts.name, ...required, maxLength: 100 },
  phone: { type: 'tel', title: texts.phone, maxLength: 30 },
  email: { type: 'email', title: texts.email, maxLength: 254 },
  newsletter: { type: 'checkbox', title: texts.newsletter },
} as const satisfies Record<string, FlowField>

/** Of a form that may ask for the captcha. */
export const captchaField = { captcha }

/** A code from a message: its length sends the form (SMS-013). */
export const codeField = (length: number): FlowField => ({
  type: 'code',
  title: texts.code,
  isRequired: true,
  requiredMessage: texts.required,
  minLength: length,
  maxLength: length,
  pattern: `^\\d{${length}}$`,
  patternMessage: codeMessage('length', length),
})

/** A new password, by the shop's rules. */
export const newPasswordField = (profile: SignInProfile): FlowField => ({
  ...flowFields.password,
  minLength: PASSWORD_RULES[profile].min,
  maxLength: PASSWORD_RULES[profile].max,
})
