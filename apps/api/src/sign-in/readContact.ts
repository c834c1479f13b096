import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { isMobilePhone, phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import type { ConfirmationType } from '@verstak/contracts/signIn'

/** A phone or an e-mail as the store keeps it. */
export interface Contact {
  type: ConfirmationType
  /** Ten digits, or an e-mail in lower case. */
  value: string
}

export type Read<T> = { value: T; fault: null } | { value: null; fault: string }

const fault = (sentence: string) => ({ value: null, fault: sentence })

/** Reads a phone however it was written: «8 (903) 123-45-67», +7, 7, or ten digits. */
export function readPhone(text: string): Read<string> {
  const compact = text.replace(/[\s().\-\u2010-\u2015]/g, '')
  if (compact === '') return fault(requiredMessage)
  const full = /^[3489]\d{9}$/.test(compact) ? `7${compact}` : compact
  const faults = phoneFaults(full)
  return faults.length > 0 ? fault(phoneMessage(faults)) : { value: full.slice(-10), fault: null }
}

/** Whether text messages reach a phone of ten digits. */
export const isMobile = (phone: string): boolean => isMobilePhone(`7${phone}`)

/** Reads an e-mail. */
export function readEmail(text: string): Read<string> {
  const email = text.trim()
  if (email === '') return fault(requiredMessage)
  const found = emailFault(email)
  return found ? fault(emailMessages[found]) : { value: email.toLowerCase(), fault: null }
}

/** What somebody meant who typed this into «Email или телефон»: a letter or @ makes it an e-mail. */
export const typeOfLogin = (text: string): ConfirmationType => (/[\p{L}@]/u.test(text) ? 'email' : 'phone')

/** `+7 (916) •••-••-37`, `a•••@mail.example`. */
export function maskContact({ type, value }: Contact): string {
  if (type === 'phone') return `+7 (${value.slice(0, 3)}) •••-••-${value.slice(-2)}`
  const at = value.lastIndexOf('@')
  return `${value.slice(0, 1)}•••${value.slice(at)}`
}
