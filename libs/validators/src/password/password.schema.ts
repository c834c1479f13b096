import { passwordFault } from './password.ts'
import { exactTextSchema } from '../textSchema.ts'

/** New password. */
export const Password = /* @__PURE__ */ exactTextSchema(passwordFault)
