import type { priceOrderDelivery as endpoint } from '@verstak/contracts/deliveryChoice'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Buyer } from '@verstak/price/buyer'
import { findCartId, selectOrderedItems, type CartKey } from '../cart/cart.sql.ts'
import { linesOf, type CartLine } from '../cart/cartLines.ts'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { wantedItemOf } from '../order/quickGoods.ts'
import { courierDayOf, dayTextOf } from '../region/handoverDays.ts'
import { getRegion } from '../region/getRegion.ts'
import type { Services } from '../services.ts'
import { courierTerms } from './courierTerms.ts'
import { quoteTransport, transportTerms } from './transportTerms.ts'

type Query = EndpointQuery<typeof endpoint>
type Answer = EndpointResponse<typeof endpoint>
type Terms = Pick<Answer, 'price' | 'isByAgreement' | 'refusal' | 'parts' | 'courier' | 'companies'> & { date: string }

export interface DeliveryCaller {
  cart: CartKey | null
  buyer: Buyer
}

const NO_TERMS = { price: 0, isByAgreement: false, refusal: null, parts: [], courier: null, companies: null }

/**
 * What the delivery of the caller's cart or of one product costs, and what can be chosen.
 * @throws DomainError `not-found` for a product, zone, interval, town, company or terminal, `invalid-input` for the region
 */
export async function priceOrderDelivery(services: Services, query: Query, caller: DeliveryCaller): Promise<Answer> {
  const now = services.now()
  const region = getRegion(await services.index.read(), query.regionId)
  const lines = await readLines(services, { region, query }, caller)
  const pickupOnly = lines.filter(({ product }) => product.is_pickup_only).map(({ product }) => product.id)
  const terms = await termsOf(services, { region, query, lines })
  const refused = pickupOnly.length > 0 && {
    price: 0,
    isByAgreement: false,
    refusal: 'pickup-only' as const,
    parts: [],
  }
  return { ...terms, ...refused, dateText: dayTextOf(terms.date, region.time_zone, now), pickupOnly }
}

/** Lines that would be ordered. */
async function readLines(
  services: Services,
  { region, query: { productGuid, quantity } }: Pick<Question, 'region' | 'query'>,
  { cart, buyer }: DeliveryCaller,
): Promise<CartLine[]> {
  const { db } = services
  const goods = productGuid === undefined ? null : [await wantedItemOf(services, { productGuid, quantity })]
  const cartId = goods || cart === null ? null : await findCartId(db, cart)
  const items = goods ?? (cartId === null ? [] : await selectOrderedItems(db, cartId))
  const terms = await services.terms()
  const lines = await linesOf(db, items, { officeIds: region.office_ids, buyer, terms })
  return lines.filter(({ isAvailable }) => isAvailable)
}

interface Question {
  region: Region
  query: Query
  lines: CartLine[]
}

async function termsOf(services: Services, { region, query, lines }: Question): Promise<Terms> {
  if (query.type === 'courier') {
    const sum = lines.reduce((total, { price, quantity }) => total + price * quantity, 0)
    const { price, parts, refusal, date, tariff, days } = await courierTerms(services, region, courierWishOf(query), {
      lines,
      sum,
    })
    const isImpossible = refusal === 'no-courier' || refusal === 'interval-full'
    return {
      ...{ ...NO_TERMS, price: price ?? 0, isByAgreement: price === null && !isImpossible, refusal, parts, date },
      courier: refusal === 'no-courier' ? null : wireTariffOf(tariff, days),
    }
  }
  const now = services.now()
  const nothing = { ...NO_TERMS, refusal: 'not-chosen' as const, date: courierDayOf(region, now).date }
  const { townId, company, terminal = null } = query
  if (townId === undefined) return nothing
  const quote = await quoteTransport(services, townId, lines)
  const { companies } = quote
  if (company === undefined) return { ...nothing, companies }
  if (!companies[company]) return { ...nothing, companies, refusal: 'no-company' }
  const { price, date } = transportTerms(quote, { company, terminal }, region, now)
  const agreement = price === null ? { isByAgreement: true, refusal: 'price-unknown' as const } : {}
  return { ...NO_TERMS, price: price ?? 0, date, companies, ...agreement }
}

const courierWishOf = (query: Query) => {
  const { zoneId, distanceKm, intervalId, intervalDate, floor, hasElevator } = query
  const hasInterval = intervalId !== undefined && intervalDate !== undefined
  return {
    zoneId: zoneId ?? null,
    distanceKm: distanceKm ?? 0,
    interval: hasInterval ? { id: intervalId, date: intervalDate } : null,
    lifting: floor === undefined ? null : { floor, hasElevator: hasElevator ?? false },
  }
}

type CourierTariff = Awaited<ReturnType<typeof courierTerms>>['tariff']

const wireTariffOf = (
  { zones, lifting }: CourierTariff,
  intervals: NonNullable<Answer['courier']>['intervals'],
): NonNullable<Answer['courier']> => ({
  zones: zones.map(({ id, name, note, isPerKm }) => ({ id, name, note, isPerKm })),
  liftingPrice: lifting,
  intervals,
})
