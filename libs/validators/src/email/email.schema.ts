import { emailFault } from './email.ts'
import { textSchema } from '../textSchema.ts'

/** E-mail address. */
export const Email = /* @__PURE__ */ textSchema(emailFault)

/** Optional e-mail address: empty or valid. */
export const OptionalEmail = /* @__PURE__ */ textSchema((text) => (text === '' ? null : emailFault(text)))
