import { codeFault } from './oneTimeCode.ts'
import { textSchema } from '../textSchema.ts'

/** One-time code of the usual length. */
export const OneTimeCode = /* @__PURE__ */ textSchema((text) => codeFault(text))
