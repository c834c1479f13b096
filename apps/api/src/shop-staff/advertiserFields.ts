import { isInn } from '@verstak/validators/inn'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { putAdvertiser } from './infoBar.sql.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

/** Who advertises, of a bar or a promotion; all null for the shop's own. */
export interface AdvertiserFields {
  advertiserName: string | null
  advertiserInn: string | null
  advertisingToken: string | null
}

const FIELDS = ['advertiserName', 'advertiserInn', 'advertisingToken'] as const

const wrong = (field: keyof AdvertiserFields, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** What advertises needs all three. @throws DomainError `invalid-input` at what is missing, or at an INN that cannot be */
export function checkAdvertiser(values: AdvertiserFields): void {
  const missing = FIELDS.filter((field) => values[field] === null)
  if (missing[0] && missing.length < FIELDS.length) throw wrong(missing[0], 'empty', texts.advertiser)
  if (values.advertiserInn !== null && !isInn(values.advertiserInn)) throw wrong('advertiserInn', 'inn', texts.inn)
}

/** Sets who advertises by the token; nothing for what is no advertisement. */
export async function putAdvertiserOf(
  db: Queryable,
  { advertiserName, advertiserInn, advertisingToken }: AdvertiserFields,
): Promise<void> {
  if (advertiserName === null || advertiserInn === null || advertisingToken === null) return
  const advertiser = { organizationName: advertiserName, organizationINN: advertiserInn, token: advertisingToken }
  await putAdvertiser(db, advertiser)
}
