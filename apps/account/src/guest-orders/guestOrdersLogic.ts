import { claimGuestOrders, sendGuestOrdersCode } from '@verstak/contracts/guestOrders'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { phoneDigits } from '@verstak/ui-kit/phoneMask'
import { isMobilePhone, phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import * as v from 'valibot'
import { profilePageTexts as texts } from '../profile-page/profilePage.texts.ts'
import { refusedFields } from '../profile-page/refusedFields.ts'
import type { CodeOutcome } from '../profile-page/useCodeSteps.ts'

export interface GuestOrdersContext extends Pick<Host, 'call'> {
  /** `phone`: a code is asked for; `code`: it is entered. */
  stage: 'phone' | 'code'
  /** Answer of the captcha, once; null without. */
  takeCaptcha: () => string | null
}

/** What became of a step. */
export type GuestOrdersOutcome = CodeOutcome | { kind: 'claimed'; found: number }

const DIGITS = 4
const text = v.optional(v.string(), '')

/** Brings a guest's orders into the account by a code to their phone. */
export const guestOrdersLogic = defineForm({
  schema: () => v.object({ phone: text, code: text }),
  words: { phone: '', code: '' },
  faultsOf: ({ phone, code }, { stage }: GuestOrdersContext) => {
    if (stage === 'code') return code === '' ? { code: texts.codeNeeded } : {}
    const faults = phoneFaults(phone)
    if (faults.length > 0) return { phone: phoneMessage(faults) }
    return isMobilePhone(phone) ? {} : { phone: texts.phoneMobile }
  },
  async send({ phone: typed, code }, { call, stage, takeCaptcha }) {
    const phone = phoneDigits(typed)
    const captcha = takeCaptcha()
    const solved = captcha && { smartCaptchaResponse: captcha }
    if (stage === 'code') {
      const { found, ...answer } = await call(claimGuestOrders, { body: { phone, code, ...solved } })
      return refusedFields(answer, ['code', 'phone']) ?? { result: { kind: 'claimed', found } as GuestOrdersOutcome }
    }
    const answer = await call(sendGuestOrdersCode, { body: { phone, ...solved } })
    const { isLimit, repeatSendingCodeDelay: delayS, codeLength: length = DIGITS, demoMessagesUrl } = answer
    const refused = isLimit ? null : refusedFields(answer, ['phone'])
    if (refused) return refused
    const result: GuestOrdersOutcome = isLimit
      ? { kind: 'limit', delayS }
      : { kind: 'sent', delayS, length, messagesUrl: demoMessagesUrl ?? null }
    return { result }
  },
})
