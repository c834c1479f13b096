import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { addOrganization, OrganizationError, PersonType } from '@verstak/contracts/organization'
import { ORGANIZATION_FIELDS } from '@verstak/contracts/organization'
import { accountFault, type AccountKind } from '@verstak/validators/bankAccount'
import { bikFault } from '@verstak/validators/bik'
import { innFault, type InnOwner } from '@verstak/validators/inn'
import { kppFault } from '@verstak/validators/kpp'
import { ogrnFault } from '@verstak/validators/ogrn'
import * as texts from '@verstak/validators/organization.texts'
import { organizationTexts } from './organization.texts.ts'

const LONGEST = { companyName: 300, legalAddress: 500, postalAddress: 500, bankName: 300 } as const

type Field = (typeof ORGANIZATION_FIELDS)[keyof typeof ORGANIZATION_FIELDS]
type AddFields = EndpointBody<typeof addOrganization>
/** What can be changed of an organization that was added. */
export type BankFields = Pick<
  AddFields,
  'postalAddress' | 'settlementAccount' | 'bankBik' | 'bankName' | 'correspondentAccount'
>

const CODES = Object.fromEntries(Object.entries(ORGANIZATION_FIELDS).map(([code, field]) => [field, Number(code)]))

/** An error of a field, with the field's code (ERR-014). */
export const errorAt = (field: Field, message: string): OrganizationError => ({ code: CODES[field]!, message })

const ownerOf = (personType: PersonType): InnOwner => (personType === 'ur' ? 'legal' : 'entrepreneur')

interface Numbers {
  personType: PersonType
  inn: string
  kpp: string
}

/** What is wrong with the numbers of step 1. @param emptyKpp sentence for a KPP that is missing */
export function checkNumbers(
  { personType, inn, kpp }: Numbers,
  emptyKpp: string = texts.kppMessages.empty,
): OrganizationError[] {
  const owner = ownerOf(personType)
  const wrongInn = innFault(inn, owner)
  const wrongKpp = personType === 'ur' ? kppFault(kpp) : null
  return [
    ...(wrongInn ? [errorAt('inn', texts.innMessage(wrongInn, owner))] : []),
    ...(wrongKpp ? [errorAt('kpp', wrongKpp === 'empty' ? emptyKpp : texts.kppMessages[wrongKpp])] : []),
  ]
}

/** What is wrong with the form of step 2; empty when nothing is. */
export function checkOrganization(fields: AddFields): OrganizationError[] {
  const owner = ownerOf(fields.personType)
  const ogrn = fields.ogrn.trim()
  const wrongOgrn = ogrn === '' ? null : ogrnFault(ogrn, owner)
  return [
    ...checkNumbers(fields, texts.kppRequiredMessage),
    ...(wrongOgrn ? [errorAt('ogrn', texts.ogrnMessage(wrongOgrn, owner))] : []),
    ...checkFilled('companyName', fields.companyName),
    ...checkFilled('legalAddress', fields.legalAddress),
    ...checkBank(fields),
  ]
}

/** What is wrong with postal address and bank. Bank details may be left out; what is there must fit together. */
export function checkBank(fields: BankFields): OrganizationError[] {
  const { postalAddress, settlementAccount, bankBik, bankName, correspondentAccount } = fields
  const bik = bankBik.trim()
  const wrongBik = bik === '' ? null : bikFault(bik)
  const hasAccount = [settlementAccount, correspondentAccount].some((account) => account.trim() !== '')
  const isTooLong = bankName.trim().length > LONGEST.bankName
  return [
    ...checkFilled('postalAddress', postalAddress),
    ...(wrongBik ? [errorAt('bankBik', texts.bikMessages[wrongBik])] : []),
    ...(bik === '' && hasAccount ? [errorAt('bankBik', organizationTexts.bikFirst)] : []),
    ...(isTooLong ? [errorAt('bankBik', organizationTexts.tooLong(LONGEST.bankName))] : []),
    ...checkAccount('settlementAccount', 'settlement', settlementAccount, bik),
    ...checkAccount('correspondentAccount', 'correspondent', correspondentAccount, bik),
  ]
}

function checkFilled(field: 'companyName' | 'legalAddress' | 'postalAddress', text: string): OrganizationError[] {
  const length = text.trim().length
  if (length === 0) return [errorAt(field, organizationTexts.required)]
  return length > LONGEST[field] ? [errorAt(field, organizationTexts.tooLong(LONGEST[field]))] : []
}

function checkAccount(field: Field, kind: AccountKind, text: string, bik: string): OrganizationError[] {
  const account = text.trim()
  const fault = account === '' ? null : accountFault(account, kind, bik)
  return fault ? [errorAt(field, texts.accountMessage(fault, kind))] : []
}
