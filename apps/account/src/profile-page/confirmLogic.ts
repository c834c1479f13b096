import { confirmUser } from '@verstak/contracts/profile'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { refusedFields } from './refusedFields.ts'

interface ConfirmContext extends Pick<Host, 'call'> {
  /** Where the code went; null: by the password. */
  type: ConfirmationType | null
  /** Answer of the captcha, once; null without. */
  takeCaptcha: () => string | null
}

const text = v.optional(v.string(), '')

/** Confirms by the password or by a code that it is the user. */
export const confirmLogic = defineForm({
  schema: () => v.object({ password: text, code: text }),
  words: { password: '', code: '' },
  faultsOf: ({ password, code }, { type }: ConfirmContext) => {
    if (type === null) return password === '' ? { password: texts.passwordNeeded } : {}
    return code === '' ? { code: texts.codeNeeded } : {}
  },
  async send({ password, code }, { call, type, takeCaptcha }) {
    const captcha = takeCaptcha()
    const proof = type === null ? { password } : { code, confirmationType: type }
    const answer = await call(confirmUser, { body: { ...proof, ...(captcha && { smartCaptchaResponse: captcha }) } })
    return refusedFields(answer, ['password', 'code']) ?? { result: undefined }
  },
})
