import { confirmContact, sendContactCode } from '@verstak/contracts/profile'
import { SIGN_IN_FAULT, type ConfirmationType } from '@verstak/contracts/signIn'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { isMobilePhone, phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import * as v from 'valibot'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { refusedFields } from './refusedFields.ts'
import type { CodeOutcome } from './useCodeSteps.ts'

export interface ContactContext extends Pick<Host, 'call'> {
  type: ConfirmationType
  /** `contact`: a code is asked for; `code`: it is entered. */
  stage: 'contact' | 'code'
  /** Answer of the captcha, once; null without. */
  takeCaptcha: () => string | null
  /** The server wants the current password. */
  askPassword: () => void
  /** The contact itself is wrong: it can be edited again. */
  reopen: () => void
}

/** What became of a step: the code is on its way, or the contact is changed. */
export type ContactOutcome = CodeOutcome | { kind: 'changed' }

const DIGITS = 4
const text = v.optional(v.string(), '')

/** Changes phone or e-mail by a code that is sent there. */
export const contactLogic = defineForm({
  schema: () => v.object({ value: text, password: text, code: text }),
  words: { value: '', password: '', code: '' },
  faultsOf: ({ value, code }, { type, stage }: ContactContext) => {
    if (stage === 'code') return code === '' ? { code: texts.codeNeeded } : {}
    const wrong = type === 'phone' ? phoneError(value) : emailError(value.trim())
    return wrong === null ? {} : { value: wrong }
  },
  async send({ value: typed, password, code }, { call, type, stage, takeCaptcha, askPassword, reopen }) {
    const value = type === 'phone' ? phoneDigits(typed) : typed.trim()
    const captcha = takeCaptcha()
    const solved = captcha && { smartCaptchaResponse: captcha }
    if (stage === 'code') {
      const answer = await call(confirmContact, { body: { type, value, code, ...solved } })
      if (answer.code === SIGN_IN_FAULT.phoneUsed) {
        reopen()
        return { errors: { value: texts.phoneUsed } }
      }
      const refused = refusedFields(answer, ['code', 'value'])
      if (refused && 'errors' in refused && refused.errors.value) reopen()
      return refused ?? { result: { kind: 'changed' } as ContactOutcome }
    }
    const body = { type, value, ...(password && { password }), ...solved }
    const answer = await call(sendContactCode, { body })
    const { isLimit, repeatSendingCodeDelay: delayS, codeLength: length = DIGITS, demoMessagesUrl } = answer
    const refused = isLimit ? null : refusedFields(answer, ['value', 'password'])
    if (refused && 'errors' in refused && refused.errors.password) askPassword()
    if (refused) return refused
    const result: ContactOutcome = isLimit
      ? { kind: 'limit', delayS }
      : { kind: 'sent', delayS, length, messagesUrl: demoMessagesUrl ?? null }
    return { result }
  },
})

function phoneError(phone: string): string | null {
  const faults = phoneFaults(phone)
  if (faults.length > 0) return phoneMessage(faults)
  return isMobilePhone(phone) ? null : texts.phoneMobile
}

function emailError(email: string): string | null {
  const fault = emailFault(email)
  return fault && emailMessages[fault]
}
