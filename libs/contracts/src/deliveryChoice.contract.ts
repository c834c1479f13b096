import * as v from 'valibot'
import { Courier, CostPart } from './courier.contract.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'
import { IsoDate } from './schedule.contract.ts'
import { TransportCompanies } from './transport.contract.ts'

const MAX_KM = 1000
const MAX_FLOOR = 200
const MAX_PIECES = 9999

const Kilometres = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_KM))
const Floor = v.pipe(Id, v.maxValue(MAX_FLOOR))
const CompanyCode = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))
const TerminalCode = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** Picked up at an office, brought by the courier, or sent by a transport company. */
export const OrderDelivery = v.variant('type', [
  v.object({ type: v.literal('pickup'), officeId: Id }),
  v.object({
    type: v.literal('courier'),
    address: v.pipe(v.string(), v.trim(), v.minLength(10, 'short'), v.maxLength(300, 'long')),
    /** Of the region's tariff; null: the first one. */
    zoneId: v.optional(v.nullable(Id), null),
    /** Whole kilometres beyond the zone before; counts in a zone by kilometre only. */
    distanceKm: v.optional(Kilometres, 0),
    /** Null: on the earliest day, at any time. */
    interval: v.optional(v.nullable(v.object({ id: Id, date: IsoDate })), null),
    /** Null: to the door of the house. */
    lifting: v.optional(v.nullable(v.object({ hasElevator: v.boolean(), floor: Floor })), null),
  }),
  v.object({
    type: v.literal('transport'),
    /** Id of the town. */
    townId: Id,
    company: CompanyCode,
    /** The company's own code of its terminal; null: the one that it chooses. */
    terminal: v.optional(v.nullable(TerminalCode), null),
  }),
])
export type OrderDelivery = v.InferOutput<typeof OrderDelivery>

/** A delivery that the shopper is still choosing; what is left out is not chosen yet. */
export const DeliveryChoice = v.object({
  type: v.picklist(['courier', 'transport']),
  zoneId: v.optional(Id),
  distanceKm: v.optional(Kilometres),
  /** With its day. */
  intervalId: v.optional(Id),
  intervalDate: v.optional(IsoDate),
  /** To be carried up to; without it, to the door of the house. */
  floor: v.optional(Floor),
  hasElevator: v.optional(v.boolean()),
  townId: v.optional(Id),
  company: v.optional(CompanyCode),
  terminal: v.optional(TerminalCode),
})
export type DeliveryChoice = v.InferOutput<typeof DeliveryChoice>

/** Why a delivery has no price, or cannot be had. */
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

export const priceOrderDelivery = defineEndpoint({
  method: 'GET',
  path: '/api/v1/cart/delivery-price',
  summary: 'What the delivery of the cart, or of one product, costs, by the same calculation as its order.',
  query: v.object({
    regionId: RegionId,
    ...DeliveryChoice.entries,
    /** The product of a quick order; without it the cart. */
    productGuid: v.optional(v.pipe(v.string(), v.uuid())),
    quantity: v.optional(v.pipe(Id, v.maxValue(MAX_PIECES)), 1),
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
