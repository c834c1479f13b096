import * as v from 'valibot'
import { courierPriceExample } from './deliveryExamples.data.ts'
import { defineEndpoint } from './endpoint.contract.ts'
import { Id, RegionId } from './id.contract.ts'
import { Kopecks } from './price.contract.ts'
import { DayTime, IsoDate } from './schedule.contract.ts'

/** Grams of one delivery; the upper bound is 100 t. */
export const Grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000))
/** Millimetres of one side. */
export const Millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
/** A box: packaged length, width and height, mm. */
export const BoxSize = v.object({ length: Millimetres, width: Millimetres, height: Millimetres })
export type BoxSize = v.InferOutput<typeof BoxSize>

/** A column of the cost tab. */
export const CourierZone = v.object({
  id: Id,
  /** «Внутри МКАД», «До 10 км». */
  name: v.string(),
  /** Second line of the head, «от МКАД»; '' for none. */
  note: v.string(),
  /** The price is per kilometre beyond the zone before, whose price is added: ask for the distance. */
  isPerKm: v.boolean(),
})
export type CourierZone = v.InferOutput<typeof CourierZone>

/** A row of the cost tab: an order up to this weight and volume. */
export const CourierRate = v.object({
  /** Grams. */
  maxWeight: Id,
  /** Litres; 1 m³ is 1000. */
  maxVolume: Id,
  /** By zone, in the order of `zones`; null: by agreement. For a zone by kilometre, of one kilometre. */
  prices: v.array(v.nullable(Kopecks)),
})
export type CourierRate = v.InferOutput<typeof CourierRate>

/** An interval on a day. */
export const CourierInterval = v.object({
  id: Id,
  start: DayTime,
  end: DayTime,
  /** The driver comes to the hour: «21:00–22:00, к часу». */
  isExact: v.boolean(),
  /** `few`: `left` orders more; `full`: no more; `closed`: too late for it, or the courier does not drive on that day. */
  status: v.picklist(['free', 'few', 'full', 'closed']),
  /** Orders that still fit; 0 when full or closed. */
  left: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Order until this time of the region, on `orderUntilDate`. */
  orderUntil: DayTime,
  orderUntilDate: IsoDate,
  /** Added to the price of the delivery. */
  surcharge: Kopecks,
})
export type CourierInterval = v.InferOutput<typeof CourierInterval>

/** A day of the intervals tab. */
export const CourierDay = v.object({
  date: IsoDate,
  /** «Сегодня», else the day of the week: «Вт». */
  name: v.string(),
  /** «23 ноября». */
  dayText: v.string(),
  /** False on days off and holidays. */
  isWorking: v.boolean(),
  intervals: v.array(CourierInterval),
})
export type CourierDay = v.InferOutput<typeof CourierDay>

/** A row of the lifting tab: the heaviest package weighs up to this. */
export const LiftingPrice = v.object({
  /** Grams; null: whatever weighs more. */
  maxWeight: v.nullable(Id),
  /** «два грузчика»; '' for none. */
  note: v.string(),
  /** With a lift, for the whole order; null: by agreement, 0: free. */
  elevator: v.nullable(Kopecks),
  /** Without a lift, for each floor; the first floor counts as one. */
  stairsPerFloor: v.nullable(Kopecks),
})
export type LiftingPrice = v.InferOutput<typeof LiftingPrice>

/** How a courier delivers in a region (COURIER-006). An empty list hides its block. */
export const Courier = v.object({
  /** Moscow, or Moscow and its region. */
  isMoscow: v.boolean(),
  /** False hides the tab of intervals. */
  hasIntervals: v.boolean(),
  /** The next six days, today first. */
  intervals: v.array(CourierDay),
  liftingPrice: v.array(LiftingPrice),
  /** Heading of the window: «Доставка курьером по Москве и области». */
  headers: v.object({ h1: v.string() }),
  /** Tables of the cost tab. */
  cost: v.object({
    zones: v.array(CourierZone),
    rates: v.array(CourierRate),
    /** Free delivery in the first zone; null when there is none. */
    freeFrom: v.nullable(
      v.object({
        sum: Kopecks,
        /** Grams. */
        maxWeight: Id,
      }),
    ),
  }),
  /** Inside of the lift, mm: what does not fit is carried up the stairs. */
  liftSize: v.nullable(BoxSize),
  /** Earliest delivery. */
  earliest: v.object({ date: IsoDate, dateText: v.string() }),
  regionId: RegionId,
})
export type Courier = v.InferOutput<typeof Courier>

export const getCourier = defineEndpoint({
  method: 'GET',
  path: '/api/v1/category/delivery',
  summary: "Courier delivery in the visitor's active region: prices, intervals, lifting.",
  /** Null: no courier goes there. */
  response: v.object({ courier: v.nullable(Courier) }),
  errors: ['rate-limited'],
  cache: { scope: 'personal' },
})

/** What a delivery consists of, in the order of a bill. Sums in kopecks; the discount is taken off. */
export const CostPart = v.object({
  kind: v.picklist(['zone', 'distance', 'interval', 'elevator', 'stairs', 'discount']),
  price: Kopecks,
})
export type CostPart = v.InferOutput<typeof CostPart>

/** Why there is no price: to be agreed with the manager. */
export const CostRefusal = v.picklist([
  'too-heavy',
  'too-large',
  'zone-unknown',
  'interval-full',
  'lifting-by-agreement',
])
export type CostRefusal = v.InferOutput<typeof CostRefusal>

/** The quick calculator of guests and of the checkout. */
export const priceCourier = defineEndpoint({
  method: 'POST',
  path: '/api/v1/delivery/courier-price',
  summary: 'What a courier delivery costs, by the same rules as an order.',
  body: v.object({
    /** By default the active region. */
    regionId: v.optional(RegionId),
    zoneId: Id,
    /** Whole kilometres beyond the zone before; needed for a zone by kilometre only. */
    distanceKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
    /** Of the whole delivery. */
    weight: Grams,
    /** Of the largest package. */
    size: BoxSize,
    /** Packages of that size. */
    packages: v.optional(v.pipe(Id, v.maxValue(9999)), 1),
    /** Sum of the goods, kopecks: large orders may be delivered free. */
    sum: v.optional(Kopecks, 0),
    /** Without it the price has no surcharge. */
    interval: v.optional(v.nullable(v.object({ id: Id, date: IsoDate })), null),
    /** Null: to the door of the house. */
    lifting: v.optional(
      v.nullable(
        v.object({
          hasElevator: v.boolean(),
          floor: v.pipe(Id, v.maxValue(200)),
        }),
      ),
      null,
    ),
  }),
  response: v.object({
    /** Kopecks; null with a refusal. */
    total: v.nullable(Kopecks),
    parts: v.array(CostPart),
    refusal: v.nullable(CostRefusal),
    /** Day of the interval, else the earliest day. */
    date: IsoDate,
    dateText: v.string(),
  }),
  errors: ['not-found', 'rate-limited'],
  cache: { scope: 'personal' },
  example: {
    body: {
      regionId: 1,
      zoneId: 1,
      weight: 31_400,
      size: { length: 820, width: 410, height: 520 },
      lifting: { hasElevator: true, floor: 7 },
    },
    response: courierPriceExample,
  },
})
