import type { DeliveredProduct, getDeliveryData as endpoint } from '@verstak/contracts/delivery'
import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { Buyer } from '@verstak/price/buyer'
import type { Region } from '../catalogue-index/catalogueState.ts'
import { firstZonePrice } from '../courier/firstZonePrice.ts'
import { notFound } from '../DomainError.ts'
import { pricesOf } from '../price/pricesOf.ts'
import { selectTiles, type TileRow } from '../product/product.sql.ts'
import { isRowAvailable } from '../product/productTile.ts'
import { selectIdsByGuid } from '../recommendations/events.sql.ts'
import { getRegion } from '../region/getRegion.ts'
import { pickupDate } from '../pickup/pickupDate.ts'
import { dayTextOf, handoverDaysOf, type HandoverDays } from '../region/handoverDays.ts'
import type { Services } from '../services.ts'
import { findOffice } from './delivery.sql.ts'

/** @throws DomainError `not-found` for an unknown office or one of another region, `invalid-input` for an unknown region */
export async function getDeliveryData(
  { db, index, terms, now }: Services,
  { selectedOfficeGuid = null, regionId, products }: EndpointBody<typeof endpoint>,
  { buyer, activeRegionId }: { buyer: Buyer; activeRegionId: number },
): Promise<EndpointResponse<typeof endpoint>> {
  const office = selectedOfficeGuid === null ? null : await findOffice(db, selectedOfficeGuid)
  if (office === undefined) throw notFound('selectedOfficeGuid', `There is no office ${selectedOfficeGuid}.`)
  const region = getRegion(await index.read(), regionId ?? office?.region_id ?? activeRegionId)
  if (office && office.region_id !== region.id) {
    throw notFound('selectedOfficeGuid', `Region ${region.id} has no office ${selectedOfficeGuid}.`)
  }
  const ids = await selectIdsByGuid(db, Object.keys(products))
  const [rows, atOffice, { rules }] = await Promise.all([
    selectTiles(db, ids, region.office_ids, now()),
    office ? selectTiles(db, ids, [office.id], now()) : [],
    terms(),
  ])
  const days = handoverDaysOf(region, now())
  const { holidays } = region
  const [here, brought] = office
    ? await Promise.all(
        [true, false].map((isAtOffice) => pickupDate(db, office.id, { isAtOffice, now: now(), holidays })),
      )
    : []
  const pickupOf = (isAtOffice: boolean) => (isAtOffice ? here : brought) ?? days.pickup.date
  const countById = new Map(atOffice.map(({ id, stock }) => [id, stock]))
  const entries = rows.map((row): [string, DeliveredProduct] => {
    const countInSelectedOffice = countById.get(row.id) ?? 0
    const isAtOffice = office === null || countInSelectedOffice >= row.multiplicity
    const { price } = pricesOf(row, buyer, rules)
    return [
      row.guid,
      {
        price,
        isConsumable: row.is_consumable,
        countInSelectedOffice,
        deliveryMethods: methodsOf(row, { price, region, days, pickupDate: pickupOf(isAtOffice), now: now() }),
      },
    ]
  })
  return { products: Object.fromEntries(entries) }
}

interface MethodTerms {
  /** Of one piece, kopecks. */
  price: number
  region: Region
  days: HandoverDays
  pickupDate: string
  now: Date
}

function methodsOf(
  row: TileRow,
  { price: sum, region, days, pickupDate: date, now }: MethodTerms,
): DeliveredProduct['deliveryMethods'] {
  if (!isRowAvailable(row)) return []
  const dateText = dayTextOf(date, region.time_zone, now)
  const methods: DeliveredProduct['deliveryMethods'] = [{ type: 'pickup', date, dateText, price: 0 }]
  if (!row.is_pickup_only) {
    const { courier } = days
    const price = firstZonePrice(region, now, { lines: [{ product: row, quantity: 1 }], sum })
    methods.push({ type: 'courier', date: courier.date, dateText: courier.text, price })
  }
  return methods
}
