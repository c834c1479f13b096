import { emailFault } from './email.ts'
import { textSchema } from './textSchema.ts'

/** E-mail address. */
export const Email = /* @__PURE__ */ textSchema(emailFault)
