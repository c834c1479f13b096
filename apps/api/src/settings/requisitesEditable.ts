import { editableRequisites } from '@verstak/contracts/staffSettings'
import { accountFault, type AccountKind } from '@verstak/validators/bankAccount'
import { bikFault } from '@verstak/validators/bik'
import { INN_LENGTH, innFault } from '@verstak/validators/inn'
import { ogrnFault } from '@verstak/validators/ogrn'
import { accountMessage, bikMessages, innMessage, ogrnMessage } from '@verstak/validators/organization.texts'
import type { Editable } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { settingsTexts as texts } from './settings.texts.ts'
import { findRequisites, updateRequisites, type Requisites } from './settings.sql.ts'

const wrong = (field: keyof Requisites, text: string) =>
  invalidInput(`values.${field}`, 'wrong', `The field ${field} is wrong.`, text)

/** The seller on the shop's papers and on its page of requisites. What is paid goes to its account, so saving asks for a fresh sign-in. */
export const requisitesEditable: Editable = {
  kind: editableRequisites.kind,
  saveCall: `POST ${editableRequisites.save.path}`,
  hasTextId: true,
  isConfirmed: true,
  nameOf: () => texts.requisites,
  read: async (db, id, isLocked) => (id === 'shop' ? findRequisites(db, isLocked) : undefined),
  async check(_, __, next, changed) {
    const { inn, kpp, ogrn, bic, account, correspondent } = next as unknown as Requisites
    const inns = 'inn' in changed ? innFault(inn) : null
    if (inns) throw wrong('inn', innMessage(inns))
    const isCompany = inn.length === INN_LENGTH.legal
    if (isCompany !== (kpp !== null)) throw wrong('kpp', isCompany ? texts.kpp : texts.noKpp)
    const owner = isCompany ? 'legal' : 'entrepreneur'
    const ogrns = ogrn !== null && ('ogrn' in changed || 'inn' in changed) ? ogrnFault(ogrn, owner) : null
    if (ogrns) throw wrong('ogrn', ogrnMessage(ogrns, owner))
    const bik = 'bic' in changed ? bikFault(bic) : null
    if (bik) throw wrong('bic', bikMessages[bik])
    const accounts = [
      ['account', account, 'settlement'],
      ['correspondent', correspondent, 'correspondent'],
    ] as const satisfies [keyof Requisites, string, AccountKind][]
    for (const [field, number, kind] of accounts) {
      const fault = field in changed || 'bic' in changed ? accountFault(number, kind, bic) : null
      if (fault) throw wrong(field, accountMessage(fault, kind))
    }
  },
  async write(db, _, changed) {
    await updateRequisites(db, changed as Partial<Requisites>)
  },
}
