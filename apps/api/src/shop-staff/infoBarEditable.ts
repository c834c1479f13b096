import type { Editable } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { checkAdvertiser, putAdvertiserOf, type AdvertiserFields } from './advertiserFields.ts'
import { findAdvertiser, findInfoBar, nextInfoBarId } from './infoBar.sql.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

interface InfoBarValues extends AdvertiserFields {
  text: string
  link: string | null
  backgroundColor: string
  textColor: string
  hasCloseButton: boolean
  startsAt: string
  endsAt: string | null
  position: number
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
    checkAdvertiser(values)
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

const rowOf = (values: InfoBarValues) => ({
  ...{ text: values.text, link: values.link, background_color: values.backgroundColor, text_color: values.textColor },
  ...{ has_close_button: values.hasCloseButton, starts_at: new Date(values.startsAt), position: values.position },
  ends_at: values.endsAt === null ? null : new Date(values.endsAt),
  advertising_token: values.advertisingToken,
})
