import { emailFault } from './email.ts'
import { textSchema } from '../textSchema.ts'

/** E-mail address. */
export const Email = /* @__PURE__ */ textSchema(emailFault)

/** E-mail address that may be left out, but not begun. */
export const OptionalEmail = /* @__PURE__ */ textSchema((text) => (text === '' ? null : emailFault(text)))
