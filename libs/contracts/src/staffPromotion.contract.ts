import * as v from 'valibot'
import { defineCreation, defineEditable, defineRemoval } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { isMoment } from './isMoment.ts'
import { Id, RegionId } from './id.contract.ts'
import { ShopPicture } from './photo.contract.ts'
import { NEW_PROMOTION } from './staffPromotion.data.ts'

export { NEW_PROMOTION } from './staffPromotion.data.ts'

const textOf = (min: number, max: number) => {
  const trimmed = v.pipe(v.string(), v.trim(), v.maxLength(max, 'long'))
  return min > 0 ? v.pipe(trimmed, v.minLength(min, 'empty')) : trimmed
}
const Search = v.optional(v.pipe(v.string(), v.maxLength(100, 'long')))
const Moment = v.pipe(v.string(), v.isoTimestamp('moment'), v.check(isMoment, 'moment'))

/** A promotion and its banner. What advertises for others needs its advertiser, his INN and the token of the creative. */
export const editablePromotion = defineEditable({
  kind: 'promotion',
  path: '/api/v1/staff/promotion',
  entries: {
    name: textOf(1, 150),
    /** Within the store or elsewhere. */
    url: v.pipe(v.string(), v.trim(), v.regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'link'), v.maxLength(500, 'long')),
    /** Second line below the name. */
    note: textOf(0, 200),
    /** Words of the link. */
    action: textOf(0, 40),
    /** On the home page: a slide, or a card beside the slides; null = in lists only. */
    place: v.nullable(v.picklist(['carousel', 'side'])),
    /** A photo or a drawing; null = none. */
    picture: ShopPicture,
    /** The one for phones; null = the same. */
    phonePicture: v.optional(ShopPicture, null),
    /** Null = everybody; `admin` = a draft that only staff sees. */
    audience: v.nullable(v.picklist(['admin', 'b2b', 'b2c'])),
    /** Shown there alone; null = everywhere. */
    regionId: v.optional(v.nullable(RegionId), null),
    startsAt: Moment,
    endsAt: v.nullable(Moment),
    position: v.pipe(v.number(), v.integer('whole'), v.minValue(0, 'small'), v.maxValue(10_000, 'large')),
    /** All null: no advertisement. */
    advertiserName: v.nullable(textOf(1, 200)),
    advertiserInn: v.nullable(v.pipe(v.string(), v.regex(/^(?:\d{10}|\d{12})$/, 'inn'))),
    advertisingToken: v.nullable(textOf(1, 100)),
  },
  example: { id: 1, version: 0, values: { position: 2 } },
})

/** Makes a promotion. */
export const createPromotion = defineCreation(editablePromotion, {
  ...{ ...NEW_PROMOTION, name: 'Bosch', url: '/brand/bosch-1/', startsAt: '2026-11-01T00:00:00Z' },
})

/** Deletes a promotion. */
export const deletePromotion = defineRemoval(editablePromotion)

export const listStaffPromotions = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/promotions',
  summary: 'Promotions in their order, those that have ended last.',
  query: v.object({ text: Search, state: v.optional(v.picklist(['shown', 'hidden'])) }),
  response: v.object({
    promotions: v.array(
      v.object({
        id: Id,
        name: v.string(),
        place: v.nullable(v.picklist(['carousel', 'side'])),
        startsAt: v.string(),
        endsAt: v.nullable(v.string()),
        isShown: v.boolean(),
        isAdvertising: v.boolean(),
      }),
    ),
  }),
  errors: ['not-found', 'forbidden'],
  cache: { scope: 'personal' },
  example: { query: { text: 'bosch', state: 'shown' } },
})
