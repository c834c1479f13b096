import { getProduct } from '@verstak/contracts/product'
import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { RegionRow } from '../db/tables.ts'
import { selectTerms } from '../price/terms.ts'
import { NOON } from '../testing/startTestApi.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { listFullTiles } from './listTiles.ts'

const SALE = '00000000-0000-4000-8000-0000000005a1'

const api = useTestApi()

beforeAll(async () => {
  await fillTerms()
})

async function fillTerms(): Promise<void> {
  const { db } = api
  const change = (id: number, values: object) => db.updateTable('product').set(values).where('id', '=', id).execute()
  const percents = JSON.stringify({ signInPercent: 2, privatePercent: 3, newCompanyPercent: 15 })
  await db.insertInto('setting').values({ key: 'priceRules', value: percents }).execute()
  await db.insertInto('wholesale_level').values({ type: 'fixed', level: 4, discount: 50 }).execute()
  await db
    .updateTable('product_price')
    .set({ floor: 60_000 })
    .where('product_id', '=', known.discounted)
    .where('price_type', '=', 'retail')
    .execute()
  await change(known.plenty, { pack_quantity: 20, unit_name: 'м', units_per_piece: 8 })
  await db
    .insertInto('product_price')
    .values({ product_id: known.plenty, price_type: 'pack', price: 80_000, old_price: null })
    .execute()
  await change(known.saw, { is_pickup_only: true, delivery_warning: 'Вывезти можно только на грузовой машине.' })
  await change(known.screws, { is_consumable: true })
  const sale = { id: 1, guid: SALE, name: 'Распродажа', slug: 'rasprodazha', starts_at: new Date('2026-01-01') }
  const over = { ...sale, id: 2, guid: SALE.replace('5a1', '5a2'), slug: 'konchilas', ends_at: new Date('2026-02-01') }
  await db
    .insertInto('sale')
    .values([
      { ...sale, ends_at: null, is_one_click: true },
      { ...over, is_one_click: false },
    ])
    .execute()
  await db
    .insertInto('sale_product')
    .values([
      { sale_id: 1, product_id: known.discounted },
      { sale_id: 2, product_id: known.plenty },
    ])
    .execute()
  await db
    .insertInto('product_manager')
    .values({
      product_id: known.saw,
      can_out_ost_main_store: true,
      traffic_light: 'green',
      marginality: 23.5,
      sale_bonus: 12_300,
      matrix_value: 'A',
      quantity_x: 4,
      quantity_y: 0,
      quantity_z: -2,
      vendor_count: 17,
      vendor_price_date: '2026-11-18',
      vendor_product_info: 'Под заказ от 5 шт',
    })
    .execute()
}

const show = (productId: number, regionId = 1) => api.newVisitor().call(getProduct, { query: { productId, regionId } })

/** The tile that a buyer of region 1 would see. */
async function tileFor(buyer: Buyer, id: number, regionChange: Partial<RegionRow> = {}) {
  const services = { db: api.db, terms: () => selectTerms(api.db), now: () => NOON }
  const region = await api.db.selectFrom('region').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const [tile] = await listFullTiles(services, [id], {
    region: { ...region, ...regionChange, office_ids: [1, 2], plans: [], first_zones: [], holidays: new Set<string>() },
    buyer,
  })
  return tile!
}

test('a product has every field of its identity, pictures under each of their names [TILE-001]', async () => {
  const { images, ...product } = await show(known.saw)
  expect(product).toMatchObject({
    id: known.saw,
    guid: expect.any(String),
    name: 'Пила торцовочная',
    link: `/product/tovar-${known.saw}-${known.saw}/`,
    image: images[0],
    imageUrl: images[0],
    productImages: images,
    productCode: String(10_000_000 + known.saw),
    brand: { id: 1, name: 'Bosch' },
    category: { id: 120, name: 'Пилы' },
  })
  expect(images).toHaveLength(2)
})

test('prices come by piece, measure and pack, with what signing in would bring [TILE-002] [TILE-003] [TILE-014] [WIDGET-031]', async () => {
  const discounted = await show(known.discounted)
  expect(discounted).toMatchObject({
    price: 100_000,
    oldPrice: 150_000,
    prices: { current: 100_000, old: 150_000 },
    pricesV2: { alt: null, buyPack: null },
  })
  expect(discounted.unauthorizedDiscountPrices).toEqual([
    { type: 'discountB2B', price: 90_000, saleText: 'Для юрлиц', onlyNameplate: false },
    { type: 'discountB2C', price: 97_000, saleText: 'Для физлиц', onlyNameplate: false },
    { type: 'discountAfterAuth', price: 98_000, saleText: 'После входа', onlyNameplate: false },
    { type: 'discountB2BNewClient', price: 85_000, saleText: 'Новым юрлицам', onlyNameplate: true },
  ])
  const { pricesV2 } = await show(known.plenty)
  expect(pricesV2.alt?.current).toBe(12_500)
  const typesOf = (set: typeof pricesV2.alt) => set?.availableDiscountPrices.map(({ type }) => type)
  expect(typesOf(pricesV2.alt)).toEqual(typesOf(pricesV2.default))
  expect(pricesV2.buyPack).toMatchObject({ current: 20 * 80_000, old: 20 * 100_000 })
})

test('quantities: step, stock, pack, price of a measure [TILE-004]', async () => {
  expect(await show(known.screws)).toMatchObject({ multiplicity: 10, quantity: 25, additionalPrice: null })
  expect(await show(known.plenty)).toMatchObject({
    multiplicity: 1,
    quantity: 100,
    packQuantity: 20,
    additionalPrice: { pricePerUnit: 12_500, unitName: 'м' },
  })
})

test('a rating is told under each of its names [TILE-005]', async () => {
  expect(await show(known.saw)).toMatchObject({
    rating: 4.5,
    ratingCount: 10,
    responses: { averageRatio: 4.5, amount: 10 },
    reviewsCount: 10,
  })
})

test('the main button leads to the cart, to the quick order of a running sale, or to an analog [TILE-009] [TILE-010]', async () => {
  const whereBuy = { type: 'whereBuy', saleGuid: null }
  const buttonsOf = async (id: number) => (await show(id)).buttons
  expect(await buttonsOf(known.saw)).toEqual([{ type: 'toCart', saleGuid: null }, whereBuy])
  expect(await buttonsOf(known.plenty)).toEqual([{ type: 'toCart', saleGuid: null }, whereBuy])
  expect(await buttonsOf(known.discounted)).toEqual([{ type: 'oneClick', saleGuid: SALE }, whereBuy])
  expect(await buttonsOf(known.expected)).toEqual([{ type: 'reportLater', saleGuid: null }])
  for (const id of [known.saw, known.discounted, known.expected]) {
    const { button, buttons } = await show(id)
    expect(button).toMatchObject(buttons![0]!)
  }
})

test('availability tells counts, days, the office and what only can be fetched [TILE-011] [TILE-012]', async () => {
  expect(await show(known.plenty)).toMatchObject({
    availabilityInfo: {
      countInStock: 100,
      currentlyAvailable: 2,
      inWarehouse: 0,
      isInStock: true,
      hasFreeDelivery: false,
      selfPickupDate: '2026-11-20',
      courierPickupDate: '2026-11-21',
      officePickupName: 'Складочная улица, 1',
      officePickupMessage: 'сегодня после\u00A013:00',
      isForPickupOnly: false,
    },
    dates: { pickupText: 'сегодня', courierText: 'завтра', hasFreeCourierDeliver: false },
    hasCourier: true,
    hasPickup: true,
  })
  expect(await show(known.saw)).toMatchObject({
    availabilityInfo: { isForPickupOnly: true, selfPickupDate: '2026-11-20', courierPickupDate: null },
    dates: { pickupText: 'сегодня', courierText: null },
    deliveryWarningMessage: 'Вывезти можно только на грузовой машине.',
    hasCourier: false,
  })
  expect(await show(known.farAway)).toMatchObject({
    availabilityInfo: { countInStock: 0, inWarehouse: 5, officePickupName: null, officePickupMessage: null },
  })
})

test('a courier who costs nothing is told of', async () => {
  const { availabilityInfo, dates } = await tileFor(GUEST, known.plenty, { courier_price: 0 })
  expect([availabilityInfo.hasFreeDelivery, dates.hasFreeCourierDeliver]).toEqual([true, true])
  const saw = await tileFor(GUEST, known.saw, { courier_price: 0 })
  expect([saw.availabilityInfo.hasFreeDelivery, saw.dates.hasFreeCourierDeliver]).toEqual([false, false])
})

test('a product says whether it is used up and whether there are others like it', async () => {
  expect(await show(known.screws)).toMatchObject({ isConsumable: true })
  expect(await show(known.saw)).toMatchObject({ isConsumable: false, hasAnalogs: true })
})

test('only staff see the figures of staff [STAFF-001] [STAFF-003] [STAFF-004]', async () => {
  const figure = (value: number, label: string, isHiddenValue: boolean, isDisabled: boolean) => ({
    value,
    label,
    isHiddenValue,
    isDisabled,
  })
  expect((await tileFor({ role: 'staff' }, known.saw)).managerInfo).toEqual({
    canOutOstMainStore: true,
    trafficLight: 'green',
    saleProfit: { marginality: 23.5, managerSaleBonus: 12_300 },
    mainStockBalance: {
      matrixValue: 'A',
      matrixLabel: 'Матрица',
      quantityX: figure(4, 'X', false, false),
      quantityY: figure(0, 'Y', false, true),
      quantityZ: figure(0, 'Z', true, true),
      vendorCount: 17,
      vendorPriceDate: '2026-11-18',
      vendorProductInfo: 'Под заказ от 5 шт',
    },
    code: String(10_000_000 + known.saw),
  })
  for (const buyer of [GUEST, { role: 'private' } as const]) {
    expect(await tileFor(buyer, known.saw)).not.toHaveProperty('managerInfo')
  }
  expect(await show(known.saw)).not.toHaveProperty('managerInfo')
})

test('a company sees its own price, no offers to sign in, and never less than the floor', async () => {
  const company: Buyer = { role: 'business', isNew: false, wholesale: { type: 'fixed', level: 7 } }
  const tile = await tileFor(company, known.discounted)
  expect(tile).toMatchObject({ price: 60_000, oldPrice: 150_000, discountPercent: 60 })
  expect(tile).not.toHaveProperty('unauthorizedDiscountPrices')
})

test('a setting that cannot be read switches the discounts off, and the store goes on', async () => {
  const save = (value: unknown) =>
    api.db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'priceRules')
      .execute()
  await save({ privatePercent: 'three' })
  const { pricesV2 } = await show(known.discounted)
  await save({ signInPercent: 2, privatePercent: 3, newCompanyPercent: 15 })
  expect(pricesV2.default.availableDiscountPrices).toEqual([{ type: 'discountB2B', price: 90_000 }])
})
