import * as v from 'valibot'
import { Day } from './day.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Kopecks } from './price.contract.ts'

const Level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))
const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A step of the wholesale discounts. */
export const WholesaleLevel = v.object({
  level: Level,
  /** Off the retail price. */
  percent: Percent,
  /** Kopecks to buy for within a year; null: nobody comes to it by buying. */
  from: v.nullable(Kopecks),
})
export type WholesaleLevel = v.InferOutput<typeof WholesaleLevel>

/** The wholesale status of an organization. */
export const WholesaleStatus = v.object({
  /** `fixed`: by contract, the level stays; others: by turnover, the level rises with it. */
  type: v.string(),
  level: Level,
  percent: Percent,
  /** Goods that the organization got and kept, of orders handed over since `since`. */
  turnover: Kopecks,
  /** ISO date: a year ago. */
  since: Day,
  /** The next level and what is missing for it; null at the highest, and for a contract. */
  next: v.nullable(v.object({ level: Level, percent: Percent, missing: Kopecks })),
  /** Levels of this type, the lowest first. */
  levels: v.array(WholesaleLevel),
})
export type WholesaleStatus = v.InferOutput<typeof WholesaleStatus>

/** For members of wholesale organizations; everybody else is told that there is no such thing. */
export const getWholesaleLevel = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wholesale/level',
  summary: 'The wholesale level of the organization that the user buys for, and how far it is to the next.',
  response: WholesaleStatus,
  errors: ['sign-in-required', 'not-found'],
  cache: { scope: 'personal' },
})
