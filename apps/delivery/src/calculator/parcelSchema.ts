import * as v from 'valibot'

const MAX_KILOGRAMS = 100_000
const MAX_MILLIMETRES = 100_000

/** «2,5» and «2.5» are two and a half. */
const decimal = v.pipe(
  v.string(),
  v.transform((text) => Number(text.trim().replaceAll(/\s/g, '').replace(',', '.') || Number.NaN)),
  v.number(),
)

/** Kilograms as text; grams. */
export const Kilograms = v.pipe(
  decimal,
  v.transform((kilograms) => Math.round(kilograms * 1000)),
  v.minValue(1),
  v.maxValue(MAX_KILOGRAMS * 1000),
)

/** Whole number as text, between two others. */
export const Whole = (min: number, max: number) => v.pipe(decimal, v.integer(), v.minValue(min), v.maxValue(max))

/** Fields of a box. */
export const boxFields = {
  weight: Kilograms,
  length: Whole(1, MAX_MILLIMETRES),
  width: Whole(1, MAX_MILLIMETRES),
  height: Whole(1, MAX_MILLIMETRES),
}
