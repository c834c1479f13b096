import * as v from 'valibot'

/** Maximum of the database type `integer`. */
const MAX_INTEGER = 2_147_483_647

/** Id of a row: product, category, brand, office. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_INTEGER))

/** Like {@link Id}, with 0 for none. */
export const IdOrNone = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INTEGER))

/** Id of a region; −1 is Moscow and its region (REGION-002). */
export const RegionId = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MAX_INTEGER))
