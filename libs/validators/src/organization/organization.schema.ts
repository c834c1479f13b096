import { accountFault, type AccountKind } from './bankAccount.ts'
import { bikFault } from './bik.ts'
import { innFault, type InnOwner } from './inn.ts'
import { kppFault } from './kpp.ts'
import { ogrnFault } from './ogrn.ts'
import { textSchema } from '../textSchema.ts'

/** Schema of a taxpayer's number of one kind of owner, or of both. */
export const innSchema = (owner?: InnOwner) => textSchema((text) => innFault(text, owner))

/** Schema of a registration number of one kind of owner, or of both. */
export const ogrnSchema = (owner?: InnOwner) => textSchema((text) => ogrnFault(text, owner))

/** Reason code of registration. */
export const Kpp = /* @__PURE__ */ textSchema(kppFault)

/** Optional code of a bank: empty or valid. */
export const OptionalBik = /* @__PURE__ */ textSchema((text) => (text === '' ? null : bikFault(text)))

/** Schema of an optional account, checked with the code of its bank: empty or valid. */
export const optionalAccountSchema = (kind: AccountKind, bik: string) =>
  textSchema((text) => (text === '' ? null : accountFault(text, kind, bik)))
