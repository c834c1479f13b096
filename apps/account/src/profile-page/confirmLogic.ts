import { confirmUser } from '@verstak/contracts/profile'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { refusedFields } from './refusedFields.ts'

interface ConfirmContext extends Pick<Host, 'call'> {
  /** Answer of the captcha, once; null without. */
  takeCaptcha: () => string | null
}

/** Confirms by the password that it is the user. */
export const confirmLogic = defineForm({
  schema: () => v.object({ password: v.string() }),
  words: { password: '' },
  faultsOf: ({ password }) => (password === '' ? { password: texts.passwordNeeded } : {}),
  async send({ password }, { call, takeCaptcha }: ConfirmContext) {
    const captcha = takeCaptcha()
    const answer = await call(confirmUser, { body: { password, ...(captcha && { smartCaptchaResponse: captcha }) } })
    return refusedFields(answer, ['password']) ?? { result: undefined }
  },
})
