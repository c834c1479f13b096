import { changePassword } from '@verstak/contracts/profile'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { passwordFault, type PasswordRules } from '@verstak/validators/password'
import { passwordMessage } from '@verstak/validators/password.texts'
import * as v from 'valibot'
import { refusedFields } from './refusedFields.ts'

interface PasswordContext extends Pick<Host, 'call'> {
  /** The shop's; those of the specification when not known. */
  rules: PasswordRules | undefined
}

/** Changes the password. */
export const passwordLogic = defineForm({
  schema: () => v.object({ password: v.string(), newPassword: v.string() }),
  words: { password: '', newPassword: '' },
  faultsOf: ({ newPassword }, { rules }: PasswordContext) => {
    const fault = passwordFault(newPassword, rules)
    return fault ? { newPassword: passwordMessage(fault, rules) } : {}
  },
  async send({ password, newPassword }, { call }) {
    const answer = await call(changePassword, { body: { ...(password && { password }), newPassword } })
    return refusedFields(answer, ['password', 'newPassword']) ?? { result: undefined }
  },
})
