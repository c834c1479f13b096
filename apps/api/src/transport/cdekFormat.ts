import * as v from 'valibot'

/** Answer of `POST /oauth/token`. */
export const CdekToken = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.minValue(1)),
})

/** From terminal to terminal. */
export const TERMINAL_TO_TERMINAL = 4

/** Answer of `POST /calculator/tarifflist`; without tariffs it does not deliver there. */
export const CdekTariffs = v.object({
  tariff_codes: v.optional(
    v.array(
      v.object({
        delivery_mode: v.number(),
        /** Rubles. */
        delivery_sum: v.pipe(v.number(), v.minValue(0)),
        /** Working days. */
        period_max: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
      }),
    ),
    [],
  ),
})

/** An entry of `GET /deliverypoints`. */
export const CdekPoint = v.object({
  code: v.string(),
  work_time: v.optional(v.string(), ''),
  location: v.object({
    address: v.string(),
    latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  }),
})
export type CdekPoint = v.InferOutput<typeof CdekPoint>
