import { commentNameFault, fullNameFault, nameFault } from './personName.ts'
import { textSchema } from '../textSchema.ts'

/** Name in Russian letters. */
export const Name = /* @__PURE__ */ textSchema((text) => nameFault(text))

/** First name, surname and patronymic in one field. */
export const FullName = /* @__PURE__ */ textSchema((text) => fullNameFault(text))

/** Name in the comment form. */
export const CommentName = /* @__PURE__ */ textSchema(commentNameFault)
