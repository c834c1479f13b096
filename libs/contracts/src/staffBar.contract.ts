import * as v from 'valibot'
import { defineCreation, defineEditable } from './editable.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { isMoment } from './isMoment.ts'
import { Id } from './id.contract.ts'
import { NEW_BAR } from './staffBar.data.ts'

export { NEW_BAR } from './staffBar.data.ts'

const textOf = (min: number, max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(min, 'empty'), v.maxLength(max, 'long'))
const Search = v.optional(v.pipe(v.string(), v.maxLength(100, 'long')))
const Moment = v.pipe(v.string(), v.isoTimestamp('moment'), v.check(isMoment, 'moment'))
const errors = ['not-found', 'forbidden'] as const
const cache = { scope: 'personal' } as const

const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'color'))

/** The bar above the header. What advertises needs its advertiser, his INN and the token of the creative, all three. */
export const editableInfoBar = defineEditable({
  kind: 'info-bar',
  path: '/api/v1/staff/info-bar',
  entries: {
    text: textOf(1, 200),
    /** Within the store or elsewhere; null = no link. */
    link: v.nullable(
      v.pipe(v.string(), v.trim(), v.regex(/^(?:\/(?!\/)|https:\/\/)\S*$/, 'link'), v.maxLength(500, 'long')),
    ),
    backgroundColor: Color,
    textColor: Color,
    hasCloseButton: v.boolean(),
    startsAt: Moment,
    endsAt: v.nullable(Moment),
    position: v.pipe(v.number(), v.integer('whole'), v.minValue(0, 'small'), v.maxValue(10_000, 'large')),
    /** All null: no advertisement. */
    advertiserName: v.nullable(textOf(1, 200)),
    advertiserInn: v.nullable(v.pipe(v.string(), v.regex(/^(?:\d{10}|\d{12})$/, 'inn'))),
    advertisingToken: v.nullable(textOf(1, 100)),
  },
  example: { id: 1, version: 0, values: { hasCloseButton: true } },
})

export const listInfoBars = defineEndpoint({
  method: 'GET',
  path: '/api/v1/staff/info-bars',
  summary: 'Bars above the header in their order, those that have ended last.',
  query: v.object({ text: Search, state: v.optional(v.picklist(['shown', 'hidden'])) }),
  response: v.object({
    bars: v.array(
      v.object({
        id: Id,
        text: v.string(),
        startsAt: v.string(),
        endsAt: v.nullable(v.string()),
        isShown: v.boolean(),
        isAdvertising: v.boolean(),
      }),
    ),
  }),
  errors,
  cache,
  example: { query: { text: 'bosch', state: 'shown' } },
})

/** Makes a bar above the header. */
export const createInfoBar = defineCreation(editableInfoBar, {
  ...{ ...NEW_BAR, text: 'Bosch', link: '/brand/bosch-1/', startsAt: '2026-11-01T00:00:00Z' },
})
