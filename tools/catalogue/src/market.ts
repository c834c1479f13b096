import type { Random } from './random.ts'
import type { StockOffice } from './regionRows.ts'

const DAY_MS = 86_400_000
const OUT_OF_STOCK_SHARE = 0.07
const LOW_SHARE = 0.06
const NEW_DAYS = 45
const OLDEST_DAYS = 1100

/** How a product stands in the shop: demand, age, stock. */
export interface Standing {
  popularity: number
  /** How many would say something of it in a shop of many years; `ReviewBook` writes some of these. */
  reviews: number
  nameplates: ('hit' | 'new' | 'pro')[]
  /** ISO time. */
  createdAt: string
  /** ISO date; null when in stock. */
  expectedAt: string | null
  /** Only offices that have it. */
  stock: { officeId: number; quantity: number }[]
}

/**
 * Draws the standing of a product. Few products are in great demand; these have the most reviews and are in stock in
 * most offices.
 * @param today base date for «new» and «expected»
 * @param brandPopularity 1 = usual
 */
export function drawStanding(
  { brandPopularity, isForPros, rubles }: { brandPopularity: number; isForPros: boolean; rubles: number },
  offices: readonly StockOffice[],
  today: Date,
  random: Random,
): Standing {
  const demand = Math.min(1, random.next() ** 3 * (0.7 + 0.1 * brandPopularity))
  const ageDays = Math.floor(OLDEST_DAYS * random.next() ** 0.8)
  const isNew = ageDays < NEW_DAYS
  const reviews = random.chance(isNew ? 0.5 : 0.12) ? 0 : drawReviews(demand, ageDays, random)
  // A rating was drawn here: without these two numbers all that follows would be another catalogue.
  if (reviews > 0) for (let times = 0; times < 2; times++) random.next()
  const nameplates: Standing['nameplates'] = []
  if (isNew) nameplates.push('new')
  else if (demand > 0.72 && reviews > 20) nameplates.push('hit')
  if (isForPros && random.chance(0.3)) nameplates.push('pro')
  const isOut = random.chance(OUT_OF_STOCK_SHARE)
  const daysToCome = random.int(3, 40)
  return {
    popularity: Math.round(demand * 100_000) + reviews,
    reviews,
    nameplates,
    createdAt: new Date(today.getTime() - ageDays * DAY_MS - random.int(0, DAY_MS - 1)).toISOString(),
    expectedAt: isOut ? new Date(today.getTime() + daysToCome * DAY_MS).toISOString().slice(0, 10) : null,
    stock: isOut ? [] : drawStock(demand, rubles, offices, random),
  }
}

function drawReviews(demand: number, ageDays: number, random: Random): number {
  return Math.max(
    1,
    Math.round(900 * demand ** 1.5 * random.next() ** 1.5 * Math.min(1, ageDays / 400) + random.int(0, 9)),
  )
}

function drawStock(demand: number, rubles: number, offices: readonly StockOffice[], random: Random): Standing['stock'] {
  if (random.chance(LOW_SHARE)) {
    return [{ officeId: random.pick(offices.slice(0, 24)).id, quantity: random.int(1, 3) }]
  }
  const share = 0.14 + 0.3 * random.next() + 0.45 * demand
  const most = rubles > 30_000 ? 3 : rubles > 5000 ? 12 : rubles > 500 ? 40 : 300
  const stock = offices
    .filter(({ coverage }) => random.chance(share * coverage))
    .map(({ id }) => ({ officeId: id, quantity: 1 + Math.floor(most * random.next() ** 2) }))
  return stock.length > 0 ? stock : [{ officeId: random.pick(offices).id, quantity: 2 }]
}
