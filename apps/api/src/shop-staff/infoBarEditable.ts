import { isInn } from '@verstak/validators/inn'
import type { Editable } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { findAdvertiser, findInfoBar, nextInfoBarId, putAdvertiser } from './infoBar.sql.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

interface InfoBarValues {
  text: string
  link: string | null
  backgroundColor: string
  textColor: string
  hasCloseButton: boolean
  startsAt: string
  endsAt: string | null
  position: number
  advertiserName: string | null
  advertiserInn: string | null
  advertisingToken: string | null
}

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** The bar above the header, with who advertises by it. */
export const infoBarEditable: Editable = {
  kind: 'info-bar',
  saveCall: 'POST /api/v1/staff/info-bar/save',
  nameOf: ({ text }) => String(text),
  async read(db, id, isLocked) {
    const row = await findInfoBar(db, Number(id), isLocked)
    if (!row) return undefined
    const advertiser = row.advertising_token === null ? undefined : await findAdvertiser(db, row.advertising_token)
    return {
      ...{ text: row.text ?? '', link: row.link, backgroundColor: row.background_color, textColor: row.text_color },
      ...{ hasCloseButton: row.has_close_button, startsAt: row.starts_at.toISOString() },
      ...{ endsAt: row.ends_at?.toISOString() ?? null, position: row.position },
      ...{ advertiserName: advertiser?.organizationName ?? null, advertiserInn: advertiser?.organizationINN ?? null },
      advertisingToken: row.advertising_token,
    }
  },
  async check(_, __, next) {
    const { startsAt, endsAt, ...values } = next as unknown as InfoBarValues
    if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) throw wrong('endsAt', 'early', texts.ends)
    const advertising = ['advertiserName', 'advertiserInn', 'advertisingToken'] as const
    const missing = advertising.filter((field) => values[field] === null)
    if (missing[0] && missing.length < advertising.length) throw wrong(missing[0], 'empty', texts.advertiser)
    if (values.advertiserInn !== null && !isInn(values.advertiserInn)) throw wrong('advertiserInn', 'inn', texts.inn)
  },
  async write(db, id, _, next) {
    const values = next as unknown as InfoBarValues
    await putAdvertiserOf(db, values)
    await db.updateTable('info_bar').set(rowOf(values)).where('id', '=', Number(id)).execute()
  },
  async create(db, next, id) {
    const values = next as unknown as InfoBarValues
    await putAdvertiserOf(db, values)
    const own = id === undefined ? await nextInfoBarId(db) : Number(id)
    const row = { id: own, type: 'text' as const, ...rowOf(values) }
    await db
      .insertInto('info_bar')
      .values({ ...row, is_mobile: null, region_id: null, image_url: null })
      .execute()
    return own
  },
  async remove(db, id) {
    await db.deleteFrom('info_bar').where('id', '=', Number(id)).execute()
  },
}

async function putAdvertiserOf(db: Queryable, { advertiserName, advertiserInn, advertisingToken }: InfoBarValues) {
  if (advertiserName === null || advertiserInn === null || advertisingToken === null) return
  const advertiser = { organizationName: advertiserName, organizationINN: advertiserInn, token: advertisingToken }
  await putAdvertiser(db, advertiser)
}

const rowOf = (values: InfoBarValues) => ({
  ...{ text: values.text, link: values.link, background_color: values.backgroundColor, text_color: values.textColor },
  ...{ has_close_button: values.hasCloseButton, starts_at: new Date(values.startsAt), position: values.position },
  ends_at: values.endsAt === null ? null : new Date(values.endsAt),
  advertising_token: values.advertisingToken,
})
