import { filledFault } from './filled.ts'
import { textSchema } from '../textSchema.ts'

/** Any text with more than spaces in it. */
export const Filled = /* @__PURE__ */ textSchema(filledFault)
