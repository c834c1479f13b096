import { phoneFaults } from './phone.ts'
import { textSchema } from '../textSchema.ts'

/** Telephone number with its country code or trunk prefix; one issue per fault. */
export const Phone = /* @__PURE__ */ textSchema(phoneFaults)
