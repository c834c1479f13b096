import { priceTransport } from '@verstak/contracts/transport'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import * as v from 'valibot'
import { calculatorTexts } from './calculator.texts.ts'
import { boxFields, Whole } from './parcelSchema.ts'

const { errors } = calculatorTexts

const schema = v.object({ town: Whole(1, Number.MAX_SAFE_INTEGER), ...boxFields })

/** Asks what companies take for a parcel. */
export const transportLogic = defineForm({
  schema: () => schema,
  words: {
    town: errors.town,
    weight: errors.weight,
    length: errors.side,
    width: errors.side,
    height: errors.side,
  },
  async send({ town, weight, length, width, height }, { call }: Pick<Host, 'call'>) {
    return { result: await call(priceTransport, { body: { locality: town, weight, size: { length, width, height } } }) }
  },
})
