import * as v from 'valibot'
import { Courier, CostPart } from './courier.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'
import { IsoDate } from './schedule.contract.ts'
import { TransportCompanies } from './transport.contract.ts'

/** Most kilometres, floors and pieces that a delivery is priced for. */
export const MAX_KM = 1000
export const MAX_FLOOR = 200
const MAX_PIECES = 9999

/** How a courier comes. */
const courier = {
  type: v.literal('courier'),
  /** Of the region's tariff; null: the first one. */
  zoneId: v.optional(v.nullable(Id), null),
  /** Whole kilometres beyond the zone before; counts in a zone by kilometre only. */
  distanceKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_KM)), 0),
  /** Null: on the earliest day, at any time. */
  interval: v.optional(v.nullable(v.object({ id: Id, date: IsoDate })), null),
  /** Null: to the door of the house. */
  lifting: v.optional(
    v.nullable(v.object({ hasElevator: v.boolean(), floor: v.pipe(Id, v.maxValue(MAX_FLOOR)) })),
    null,
  ),
}

const CompanyCode = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))

/** By which company, and to which town. */
const transport = {
  type: v.literal('transport'),
  /** Id of the town. */
  townId: Id,
  /** The company's own code of its terminal; null: the one that it chooses. */
  terminal: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))), null),
}

/** Picked up at an office, brought by the courier, or sent by a transport company. */
export const OrderDelivery = v.variant('type', [
  v.object({ type: v.literal('pickup'), officeId: Id }),
  v.object({ ...courier, address: v.pipe(v.string(), v.trim(), v.minLength(10, 'short'), v.maxLength(300, 'long')) }),
  v.object({ ...transport, company: CompanyCode }),
])
export type OrderDelivery = v.InferOutput<typeof OrderDelivery>

/** A delivery that the shopper is still choosing. */
export const DeliveryChoice = v.variant('type', [
  v.object(courier),
  v.object({
    ...transport,
    townId: v.optional(v.nullable(Id), null),
    /** Null: not chosen yet. */
    company: v.optional(v.nullable(CompanyCode), null),
  }),
])
export type DeliveryChoice = v.InferOutput<typeof DeliveryChoice>

/** Why a delivery has no price, or cannot be had; those of {@link BY_AGREEMENT} are agreed with the manager. */
export const DeliveryRefusal = v.picklist([
  'too-heavy',
  'too-large',
  'lifting-by-agreement',
  /** The company names no price. */
  'price-unknown',
  'interval-full',
  /** No courier drives in this region. */
  'no-courier',
  /** Some goods are for pickup only: see `pickupOnly`. */
  'pickup-only',
  /** Nothing is chosen yet. */
  'not-chosen',
  /** The company does not bring these goods there. */
  'no-company',
])
export type DeliveryRefusal = v.InferOutput<typeof DeliveryRefusal>

/** A call that only reads: it has the input of an order, which has no room in an address. */
export const priceOrderDelivery = defineEndpoint({
  method: 'POST',
  path: '/api/v1/cart/delivery-price',
  summary: 'What the delivery of the cart, or of one product, costs, by the same calculation as its order.',
  body: v.object({
    regionId: RegionId,
    delivery: DeliveryChoice,
    /** The product of a quick order; null: the cart. */
    goods: v.optional(
      v.nullable(v.object({ productGuid: v.pipe(v.string(), v.uuid()), quantity: v.pipe(Id, v.maxValue(MAX_PIECES)) })),
      null,
    ),
  }),
  response: v.object({
    /** Kopecks, before the promo code; 0 with a refusal. */
    price: Kopecks,
    /** The order is placed with a delivery of 0, and the manager agrees on the price. */
    isByAgreement: v.boolean(),
    refusal: v.nullable(DeliveryRefusal),
    /** Bill of a courier's delivery; the discount is taken off. */
    parts: v.array(CostPart),
    /** The chosen day, else the earliest one. */
    date: IsoDate,
    dateText: v.string(),
    /** Product ids of goods that neither courier nor company takes. */
    pickupOnly: v.array(v.number()),
    /** What can be chosen of the courier; null where none drives, and for other ways. */
    courier: v.nullable(
      v.object({
        ...v.pick(Courier, ['intervals', 'liftingPrice']).entries,
        zones: Courier.entries.cost.entries.zones,
      }),
    ),
    /** Companies that bring these goods to the town, for that way only. */
    companies: v.nullable(TransportCompanies),
  }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
})
