import { ACCOUNT_LENGTH, type AccountFault, type AccountKind } from './bankAccount.ts'
import { BIK_LENGTH, type BikFault } from './bik.ts'
import { INN_LENGTH, type InnFault, type InnOwner } from './inn.ts'
import { KPP_LENGTH, type KppFault } from './kpp.ts'
import { OGRN_LENGTH, type OgrnFault } from './ogrn.ts'

/** Sentence for a fault of an INN (ORG-021…023); without an owner both lengths are named. */
export function innMessage(fault: InnFault, owner?: InnOwner): string {
  if (fault === 'empty') return 'ИНН не может быть пустым'
  if (fault === 'digits') return 'ИНН состоит только из цифр'
  if (fault === 'check') return 'Проверьте ИНН: в нём опечатка'
  return `ИНН должен быть длиной ${owner ? INN_LENGTH[owner] : '10 или 12'} символов`
}

/** Sentence for a fault of a KPP (ORG-024, 025). */
export const kppMessages: Readonly<Record<KppFault, string>> = {
  empty: 'КПП не может быть пустым',
  digits: 'КПП состоит только из цифр',
  length: `КПП должен быть длиной ${KPP_LENGTH} символов`,
}

/** An empty KPP in the second step of adding an organization (ORG-026). */
export const kppRequiredMessage = 'КПП обязателен для заполнения'

/** Sentence for a fault of an OGRN or OGRNIP; without an owner both lengths are named. */
export function ogrnMessage(fault: OgrnFault, owner?: InnOwner): string {
  const name = owner === 'entrepreneur' ? 'ОГРНИП' : 'ОГРН'
  if (fault === 'empty') return `${name} не может быть пустым`
  if (fault === 'digits') return `${name} состоит только из цифр`
  if (fault === 'check') return `Проверьте ${name}: в нём опечатка`
  return `${name} должен быть длиной ${owner ? OGRN_LENGTH[owner] : '13 или 15'} символов`
}

/** Sentence for a fault of a bank's code (ORG-033). */
export const bikMessages: Readonly<Record<BikFault, string>> = {
  empty: 'БИК не может быть пустым',
  digits: 'БИК состоит только из цифр',
  length: `БИК должен быть длиной ${BIK_LENGTH} символов`,
  prefix: 'Проверьте БИК: он начинается с 0, 1 или 2',
}

const accountNames: Readonly<Record<AccountKind, string>> = {
  settlement: 'Расчётный счёт',
  correspondent: 'Корреспондентский счёт',
}

/** Sentence for a fault of a bank account (ORG-033). */
export function accountMessage(fault: AccountFault, kind: AccountKind): string {
  const name = accountNames[kind]
  if (fault === 'empty') return `${name} не может быть пустым`
  if (fault === 'digits') return `${name} состоит только из цифр`
  if (fault === 'check') return `${name} не подходит к БИК: проверьте оба номера`
  return `${name} должен быть длиной ${ACCOUNT_LENGTH} символов`
}
