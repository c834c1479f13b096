import * as v from 'valibot'
import { BoxSize, Grams } from './courier.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { transportCompaniesExample } from './deliveryExamples.data.ts'
import { Id } from './id.contract.ts'
import { Coordinates } from './pickup.contract.ts'
import { Kopecks } from './price.contract.ts'

/** A town to which transport companies deliver (TRANSPORT-006). */
export const Locality = v.object({
  id: Id,
  /** «Пермь». */
  name: v.string(),
  /** Region in Russian, to tell towns of one name apart: «Пермь и край»; '' when unknown. */
  area: v.string(),
  /** Region of the store with this town, for the initial choice; null for none. */
  regionId: v.nullable(v.number()),
})
export type Locality = v.InferOutput<typeof Locality>

export const listLocalities = defineEndpoint({
  method: 'GET',
  path: '/api/v1/officer/get-localities',
  summary: 'Towns to which transport companies deliver, by name.',
  response: v.object({
    localities: v.array(Locality),
    /** Companies that the shop works with, for forms without scripts. */
    companies: v.optional(v.array(v.object({ id: v.string(), title: v.string() }))),
  }),
  errors: [],
  cache: { scope: 'public', maxAge: 3600 },
})

/** Terminal or pickup point of a company. */
export const TransportPoint = v.object({
  /** The company's own code. */
  id: v.string(),
  address: v.string(),
  coordinates: v.nullable(Coordinates),
  /** As the company words it; '' when unknown. */
  workingTime: v.string(),
})
export type TransportPoint = v.InferOutput<typeof TransportPoint>

/** Delivery by one company (TRANSPORT-016). */
export const TransportCompany = v.object({
  title: v.string(),
  /** «До терминала в Перми, страхование включено». */
  description: v.string(),
  /** Logo; '' when there is none: then initials stand in its place. */
  imageUrl: v.string(),
  /** Of its terminals in the town; empty: no tooltip. */
  addresses: v.array(v.string()),
  /** Kopecks; null: «Уточняйте у менеджера.» */
  price: v.nullable(Kopecks),
  /** Days in transit; null likewise. */
  days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** At most 200; left out when the company names none. */
  points: v.optional(v.array(TransportPoint)),
  /** The company does not answer now: these are its terms of the last hours. */
  isStale: v.optional(v.boolean()),
})
export type TransportCompany = v.InferOutput<typeof TransportCompany>

/** Companies by code, cheapest first, those without a price last. Empty: none delivers there. */
export const TransportCompanies = v.record(v.string(), TransportCompany)
export type TransportCompanies = v.InferOutput<typeof TransportCompanies>

/** The answer is the object of companies itself (CALL-011). */
export const listTransportCompanies = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/transport-delivery-companies',
  summary: 'What transport companies take for bringing a product to a town.',
  body: v.object({
    /** Guid of the product. */
    product_uid: v.pipe(v.string(), v.uuid()),
    /** Id of the town. */
    locality: Id,
    /** Pieces. */
    quantity: v.optional(v.pipe(Id, v.maxValue(9999)), 1),
  }),
  response: TransportCompanies,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: { product_uid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57', locality: 11 },
    response: transportCompaniesExample,
  },
})

/** The quick calculator of guests: a parcel instead of a product. */
export const priceTransport = defineEndpoint({
  method: 'POST',
  path: '/api/v1/delivery/transport-price',
  summary: 'What transport companies take for bringing a parcel to a town.',
  body: v.object({
    locality: Id,
    /** Of the whole parcel. */
    weight: Grams,
    size: BoxSize,
  }),
  response: TransportCompanies,
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: { body: { locality: 11, weight: 31_400, size: { length: 820, width: 410, height: 520 } } },
})
