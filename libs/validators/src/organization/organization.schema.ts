import { accountFault, type AccountKind } from './bankAccount.ts'
import { bikFault } from './bik.ts'
import { innFault, type InnOwner } from './inn.ts'
import { kppFault } from './kpp.ts'
import { ogrnFault } from './ogrn.ts'
import { textSchema } from '../textSchema.ts'

/** Schema of a taxpayer's number of one kind of owner, or of either. */
export const innSchema = (owner?: InnOwner) => textSchema((text) => innFault(text, owner))

/** Schema of a registration number of one kind of owner, or of either. */
export const ogrnSchema = (owner?: InnOwner) => textSchema((text) => ogrnFault(text, owner))

/** Reason code of registration. */
export const Kpp = /* @__PURE__ */ textSchema(kppFault)

/** Code of a bank; may be left out, but not begun. */
export const OptionalBik = /* @__PURE__ */ textSchema((text) => (text === '' ? null : bikFault(text)))

/** Schema of an account beside the code of its bank; may be left out, but not begun. */
export const optionalAccountSchema = (kind: AccountKind, bik: string) =>
  textSchema((text) => (text === '' ? null : accountFault(text, kind, bik)))
