import { addToCart, getCartToken } from '@verstak/contracts/cart'
import { applyPromoCode } from '@verstak/contracts/cartPromo'
import { createOrder, type OrderInput } from '@verstak/contracts/order'
import { createRandom, guidOf } from './testShop.data.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** How a buyer's attempt to order ended. */
export interface Outcome {
  cart: string
  /** Of the acknowledged order. */
  guid?: string
  /** Code of the error that the shopper saw last. */
  refused?: string
  input: OrderInput
  /** Requests that were sent and whose answers were not awaited; one may be done after all. */
  lost: number
  /** Presses again under the same key. @returns the order's guid */
  repeat: () => Promise<string | undefined>
}

/** An acknowledged order in the hands of its buyer. */
export interface StormOrder {
  guid: string
  /** Of its link. */
  key: string
  visitor: Visitor
  payment: OrderInput['payment']
}

export interface StormOptions {
  /** Of the API; asked anew for each attempt, because a killed one comes back elsewhere. */
  url: () => string
  buyers: number
  /** What there is to buy and what a piece costs, kopecks. */
  goods: readonly { id: number; price: number }[]
  /** Tried by some of the buyers. */
  promo?: { code: string; percent: number }
  seed: number
  /** Buyers under way at the same time. */
  atOnce?: number
  /** Called with each acknowledged order, while others go on. */
  onOrder?: (order: StormOrder, random: () => number) => Promise<void>
}

const AT_ONCE = 12
/** A killed API and its database need a while to come back, on a busy machine many minutes, and are killed again. */
const RETRY_MS = 100
const GIVE_UP_MS = 30 * 60_000

/**
 * Buyers who order at the same time, lose answers and try again under the same key, until each has an order or knows why
 * not. Fails when an answer is anything else.
 */
export async function moneyStorm(options: StormOptions): Promise<Outcome[]> {
  const { buyers, seed, atOnce = AT_ONCE, onOrder } = options
  const outcomes: Outcome[] = []
  let next = 0
  const work = async () => {
    for (let buyer = next++; buyer < buyers; buyer = next++) {
      const random = createRandom(seed * 100_003 + buyer)
      const { outcome, order } = await buy(options, buyer, random)
      outcomes.push(outcome)
      if (order) await onOrder?.(order, random)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes
}

interface Bought {
  outcome: Outcome
  order: StormOrder | null
}

async function buy(options: StormOptions, buyer: number, random: () => number): Promise<Bought> {
  const { url, seed } = options
  const visitor = createVisitor('')
  const { token: cart } = await again(() => atAddress(visitor, url()).call(getCartToken, {}))
  const input: OrderInput = {
    contact: { name: 'Иван Петров', phone: phoneOf(seed, buyer), email: `buyer${buyer}@storm${seed}.example` },
    delivery: { type: 'pickup', officeId: 1 + Math.floor(random() * 2) },
    payment: random() < 0.7 ? 'online' : 'cash',
    comment: '',
    regionId: 1,
    expectedSum: await fillCart(options, visitor, random),
  }
  const headers = { 'idempotency-key': `storm-${seed}-${buyer}-${cart}` }
  const press = () => again(() => answered(atAddress(visitor, url()).ask(createOrder, { body: input }, headers)))
  // Some answers are lost on their way, and a nervous shopper presses twice.
  const lost = Math.floor(random() * 3)
  for (let time = 0; time < lost; time++) await askAndHangUp(visitor, url(), { input, headers }, random() * 40)
  const answers = await Promise.all(Array.from({ length: random() < 0.3 ? 2 : 1 }, press))
  const [placed, ...others] = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []))
  if (others.some(({ guid }) => guid !== placed?.guid)) throw new Error(`Buyer ${buyer} has two orders under one key`)
  const refused = (answers[0]!.body as { code?: string }).code
  const end = placed ? { guid: placed.guid } : { refused: refused! }
  const outcome = { cart, input, lost, ...end, repeat: async () => (await press()).body.guid }
  if (!placed) return { outcome, order: null }
  const key = new URL(placed.link, 'http://shop').searchParams.get('key')!
  return { outcome, order: { guid: placed.guid, key, visitor: atAddress(visitor, url()), payment: input.payment } }
}

/** Puts one to three pieces of some goods into the cart, and maybe a code. @returns what the shopper sees, kopecks */
async function fillCart({ url, goods, promo }: StormOptions, visitor: Visitor, random: () => number): Promise<number> {
  let sum = 0
  for (const { id, price } of goods) {
    if (sum > 0 && random() < 0.5) continue
    const quantity = 1 + Math.floor(random() * 3)
    const body = { productGuid: guidOf(id), quantity, regionId: 1 }
    const { status } = await again(() => answered(atAddress(visitor, url()).ask(addToCart, { body })))
    // What is sold out meanwhile does not come into the cart.
    if (status === 200) sum += quantity * price
  }
  if (sum === 0 || !promo || random() < 0.5) return sum
  const { success } = await again(() =>
    atAddress(visitor, url()).call(applyPromoCode, { body: { promocode: promo.code } }),
  )
  return success ? sum - Math.floor((sum * promo.percent) / 100) : sum
}

/** The same browser at the API's present address. */
export function atAddress(visitor: Visitor, url: string): Visitor {
  const there = createVisitor(url)
  for (const [name, value] of visitor.cookies) there.cookies.set(name, value)
  const ask: Visitor['ask'] = async (...input) => {
    const [endpoint, body, headers] = input
    const answer = await there.ask(endpoint, body, { ...headers, 'x-forwarded-for': addressOf(visitor) })
    for (const [name, value] of there.cookies) visitor.cookies.set(name, value)
    return answer
  }
  const call: Visitor['call'] = async (endpoint, input, headers) => {
    const { status, body } = await ask(endpoint, input, headers)
    if (status >= 400) throw new Error(`${endpoint.path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }
  return { ...there, ask, call }
}

/** @throws when the API could not answer, or told a buyer who pressed again and again meanwhile to try later */
async function answered<Answer extends { status: number }>(asking: Promise<Answer>): Promise<Answer> {
  const answer = await asking
  if (answer.status >= 500 || answer.status === 429) throw new Error(`The API answered ${answer.status}`)
  return answer
}

/** Tries until there is an answer: a killed API or database comes back. */
export async function again<Value>(act: () => Promise<Value>): Promise<Value> {
  for (const until = Date.now() + GIVE_UP_MS; ;) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
}

/** Sends an order and breaks the connection before or after it is answered. */
async function askAndHangUp(
  visitor: Visitor,
  url: string,
  { input, headers }: { input: OrderInput; headers: Record<string, string> },
  afterMs: number,
) {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  await fetch(`${url}${createOrder.path}`, {
    method: createOrder.method,
    headers: {
      cookie,
      'content-type': 'application/json',
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(Math.ceil(afterMs)),
  }).catch(() => undefined)
}

/** Buyers come from all over the country: nobody's calls are slowed down. */
function addressOf(visitor: Visitor): string {
  const known = addresses.get(visitor)
  if (known) return known
  lastAddress += 1
  const address = `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`
  addresses.set(visitor, address)
  return address
}

const addresses = new WeakMap<Visitor, string>()
let lastAddress = 0

const phoneOf = (seed: number, buyer: number) =>
  `9${String((seed * 1_000_003 + buyer * 7) % 1_000_000_000).padStart(9, '0')}`
