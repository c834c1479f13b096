import type { Editable } from '../back-office/Editable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { invalidInput } from '../DomainError.ts'
import { pictureOf } from '../product/pictureOf.ts'
import { takePicture } from '../uploads/takePicture.ts'
import { checkAdvertiser, putAdvertiserOf, type AdvertiserFields } from './advertiserFields.ts'
import { findAdvertiser } from './infoBar.sql.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

interface PromotionValues extends AdvertiserFields {
  name: string
  url: string
  note: string
  action: string
  place: 'carousel' | 'side' | null
  picture: string | null
  phonePicture: string | null
  audience: 'admin' | 'b2b' | 'b2c' | null
  regionId: number | null
  startsAt: string
  endsAt: string | null
  position: number
}

const wrong = (field: keyof PromotionValues, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** A promotion with its banner, and who advertises by it. */
export const promotionEditable: Editable = {
  kind: 'promotion',
  saveCall: 'POST /api/v1/staff/promotion/save',
  rows: [{ table: 'promotion', column: 'id' }],
  nameOf: ({ name }) => String(name),
  async read(db, id, isLocked) {
    const row = await db
      .selectFrom('promotion')
      .selectAll()
      .where('id', '=', Number(id))
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
    if (!row) return undefined
    const advertiser = row.advertising_token === null ? undefined : await findAdvertiser(db, row.advertising_token)
    return {
      ...{ name: row.name, url: row.url, note: row.note, action: row.action, place: row.place, picture: row.picture },
      ...{
        phonePicture: row.phone_picture,
        audience: row.audience,
        regionId: row.region_id,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
      },
      ...{ position: row.position, advertiserName: advertiser?.organizationName ?? null },
      ...{ advertiserInn: advertiser?.organizationINN ?? null, advertisingToken: row.advertising_token },
    }
  },
  async facts(db, id) {
    const row = await db.selectFrom('promotion').select('picture').where('id', '=', Number(id)).executeTakeFirst()
    return { image: row?.picture ? pictureOf(row.picture) : null }
  },
  async check(db, _, next, changed) {
    const values = next as unknown as PromotionValues
    if (values.endsAt !== null && Date.parse(values.endsAt) <= Date.parse(values.startsAt))
      throw wrong('endsAt', 'early', texts.ends)
    if ('picture' in changed) await takePicture(db, 'picture', values.picture)
    if ('phonePicture' in changed) await takePicture(db, 'phonePicture', values.phonePicture)
    if ('regionId' in changed && values.regionId !== null && !(await hasRegion(db, values.regionId)))
      throw wrong('regionId', 'unknown', texts.noRegion)
    checkAdvertiser(values)
  },
  async write(db, id, _, next) {
    const values = next as unknown as PromotionValues
    await putAdvertiserOf(db, values)
    await db.updateTable('promotion').set(rowOf(values)).where('id', '=', Number(id)).execute()
  },
  async create(db, next, id) {
    const values = next as unknown as PromotionValues
    await putAdvertiserOf(db, values)
    const row = { ...(id !== undefined && { id: Number(id) }), ...rowOf(values) }
    return (await db.insertInto('promotion').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
  async remove(db, id) {
    await db.deleteFrom('promotion').where('id', '=', Number(id)).execute()
  },
}

async function hasRegion(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('region').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

const rowOf = ({
  phonePicture,
  regionId,
  startsAt,
  endsAt,
  advertiserName: _,
  advertiserInn: __,
  advertisingToken,
  ...same
}: PromotionValues) => ({
  ...same,
  phone_picture: phonePicture,
  region_id: regionId,
  starts_at: new Date(startsAt),
  ends_at: endsAt === null ? null : new Date(endsAt),
  advertising_token: advertisingToken,
})
