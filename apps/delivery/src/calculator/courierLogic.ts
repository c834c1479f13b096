import { priceCourier } from '@verstak/contracts/courier'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { calculatorTexts } from './calculator.texts.ts'
import { boxFields, Whole } from './parcelSchema.ts'

const { errors } = calculatorTexts
const MAX_KM = 1000
const MAX_FLOOR = 200
const MAX_PACKAGES = 9999

const schema = v.object({
  zone: Whole(1, Number.MAX_SAFE_INTEGER),
  /** Missing for zones with one price. */
  distance: v.optional(Whole(0, MAX_KM)),
  ...boxFields,
  packages: Whole(1, MAX_PACKAGES),
  /** `2026-11-24 3`: day and interval; '' for any. */
  interval: v.optional(v.string(), ''),
  lifting: v.picklist(['none', 'elevator', 'stairs']),
  /** Missing without lifting. */
  floor: v.optional(Whole(1, MAX_FLOOR)),
})

/** Asks the server for the price: it knows the rules. */
export const courierLogic = defineForm({
  schema: () => schema,
  words: {
    zone: errors.zone,
    distance: errors.distance,
    weight: errors.weight,
    length: errors.side,
    width: errors.side,
    height: errors.side,
    packages: errors.packages,
    floor: errors.floor,
  },
  async send(values, { call }: Pick<Host, 'call'>) {
    const { zone, distance, weight, length, width, height, packages, interval, lifting, floor } = values
    const [date = '', id = ''] = interval.split(' ')
    const body = {
      zoneId: zone,
      weight,
      size: { length, width, height },
      packages,
      ...(distance !== undefined && { distanceKm: distance }),
      interval: interval === '' ? null : { id: Number(id), date },
      lifting: lifting === 'none' ? null : { hasElevator: lifting === 'elevator', floor: floor ?? 1 },
    }
    return { result: await call(priceCourier, { body }) }
  },
})
