import type { OrderDelivery as Wanted } from '@verstak/contracts/deliveryChoice'
import type { CheckedOrderInput } from '@verstak/contracts/order'
import { packedGoods } from '@verstak/delivery-cost/packedGoods'
import type { CartLine } from '../cart/cartLines.ts'
import type { NewOrderDelivery } from '../db/deliveryTables.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { intervalFull } from '../delivery/courierBooking.ts'
import { courierTerms, type DeliveryRegion } from '../delivery/courierTerms.ts'
import { deliveryTexts, transportAddress } from '../delivery/delivery.texts.ts'
import { goodsOf } from '../delivery/goodsOf.ts'
import { insertOrderDelivery, takePlace } from '../delivery/orderDelivery.sql.ts'
import { isQuoteFor, transportTerms, type TransportQuote } from '../delivery/transportTerms.ts'
import { DomainError, invalidInput, notFound } from '../DomainError.ts'

/** What is fetched has an office; what is brought or sent has the ISO date on which it arrives. */
type Arrival = { officeId: number; date: null } | { officeId: null; date: string }

/** Where an order goes and what that costs. */
export type OrderDelivery = Arrival & {
  address: string
  /** Kopecks, before a promo code; 0 by agreement. */
  price: number
  /** The manager agrees on the price. */
  isByAgreement: boolean
  /**
   * Keeps it with the stored order, and takes the place in the interval.
   * @throws DomainError `invalid-input` with the reason `interval-full` at `delivery.intervalId`
   */
  save(orderGuid: string): Promise<void>
}

export interface DeliveryTerms {
  input: CheckedOrderInput
  region: DeliveryRegion & { offices: { id: number; address: string }[] }
  /** Lines to be ordered. */
  lines: readonly CartLine[]
  /** What transport companies said before the transaction; null for other ways. */
  quote: TransportQuote | null
  now: Date
}

type CourierWish = Extract<Wanted, { type: 'courier' }>
type TransportWish = Extract<Wanted, { type: 'transport' }>

/**
 * The delivery of an order, by the same calculation as in the checkout.
 * @throws DomainError `not-found` for the office, zone, interval, town, company or terminal, `invalid-input` where no courier
 *   drives or the interval is full, `price-changed` when the goods are others than those that the company was asked for
 */
export function deliveryOf(db: Queryable, terms: DeliveryTerms): Promise<OrderDelivery> {
  const { delivery } = terms.input
  if (delivery.type === 'courier') return byCourier(db, delivery, terms)
  if (delivery.type === 'transport') return Promise.resolve(byTransport(db, delivery, terms))
  const office = terms.region.offices.find(({ id }) => id === delivery.officeId)
  if (!office) throw notFound('delivery.officeId', `The region has no office ${delivery.officeId}.`)
  const free = { price: 0, isByAgreement: false, save: () => Promise.resolve() }
  return Promise.resolve({ officeId: office.id, date: null, address: office.address, ...free })
}

async function byCourier(db: Queryable, wish: CourierWish, { region, lines, now }: DeliveryTerms) {
  const goods = { lines, sum: sumOf(lines) }
  const terms = await courierTerms({ db, now: () => now }, region, wish, goods)
  const { price, refusal, date, zone, interval, days } = terms
  if (refusal === 'no-courier') {
    throw invalidInput('delivery.type', refusal, `No courier drives in region ${region.id}.`, deliveryTexts.noCourier)
  }
  if (refusal === 'interval-full') throw intervalFull(days)
  return stored(db, {
    ...{ address: wish.address, price, date, lines },
    async book() {
      if (interval && !(await takePlace(db, interval.id, interval.date))) throw intervalFull(days)
    },
    row: {
      parts: JSON.stringify(terms.parts),
      refusal,
      zone_id: zone.id,
      zone_name: zone.name,
      distance_km: zone.isPerKm ? wish.distanceKm : null,
      has_elevator: wish.lifting?.hasElevator ?? null,
      floor: wish.lifting?.floor ?? null,
      interval_id: interval?.id ?? null,
      starts_at: interval?.start ?? null,
      ends_at: interval?.end ?? null,
      is_booked: interval !== null,
    },
  })
}

function byTransport(db: Queryable, wish: TransportWish, { input, region, lines, quote, now }: DeliveryTerms) {
  if (!quote) throw notFound('delivery.townId', `There is no town ${wish.townId}.`)
  if (!isQuoteFor(quote, lines)) {
    const message = 'The goods have changed since the company was asked.'
    const value = input.expectedSum
    throw new DomainError('price-changed', { field: 'expectedSum', reason: 'price-changed', message, value })
  }
  const { price, date, company, town, terminal } = transportTerms(quote, wish, region, now)
  return stored(db, {
    ...{ price, date, lines },
    address: transportAddress(town.name, company.title, terminal?.address ?? null),
    row: {
      parts: '[]',
      refusal: price === null ? 'price-unknown' : null,
      company_id: company.id,
      company_title: company.title,
      town_id: town.id,
      town_name: town.name,
      terminal_code: terminal?.id ?? null,
      terminal_address: terminal?.address ?? null,
    },
  })
}

interface Stored {
  address: string
  price: number | null
  date: string
  lines: readonly CartLine[]
  book?(): Promise<void>
  row: Omit<NewOrderDelivery, 'order_guid' | 'weight' | 'volume' | 'price'>
}

function stored(db: Queryable, { price, lines, book, row, ...delivery }: Stored): OrderDelivery {
  const { weight, volume } = packedGoods(goodsOf(lines))
  return {
    ...delivery,
    officeId: null,
    price: price ?? 0,
    isByAgreement: price === null,
    async save(orderGuid) {
      await book?.()
      await insertOrderDelivery(db, { ...row, order_guid: orderGuid, weight, volume, price })
    },
  }
}

const sumOf = (lines: readonly CartLine[]) => lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Rejects courier and transport of products that are pickup only. */
export function refuseUndeliverable(lines: CartLine[]): void {
  const goods = lines.filter(({ product }) => product.is_pickup_only)
  if (goods.length === 0) return
  throw new DomainError(
    'invalid-input',
    goods.map(({ product }) => ({
      field: 'delivery.type',
      reason: 'pickup-only',
      message: 'No courier takes this product.',
      productId: product.id,
    })),
  )
}
