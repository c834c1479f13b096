import { Agent } from 'node:http'
import * as cart from '@verstak/contracts/cart'
import * as favorites from '@verstak/contracts/favorites'
import * as order from '@verstak/contracts/order'
import { putCommonList } from '../favorites/favorites.sql.ts'
import { putOwner } from '../marks/markOwner.sql.ts'
import type { LimitName } from '../rateLimits.ts'
import { addSession } from '@verstak/tools-database/userSessions'
import { fillProductPage } from './fillProductPage.ts'
import { drawRequest, type DrawnRequest } from './drawRequest.ts'
import { publicEndpoints } from './publicEndpoints.ts'
import { send, type Reply } from './sendRaw.ts'
import { startTestApi, type TestApi } from './startTestApi.ts'
import { createRandom, guidOf } from './testShop.data.ts'

const AT_ONCE = 8
const MAX_REPORTED = 20

/** Rate limits that are never reached. */
export const UNLIMITED: Record<LimitName, number> = {
  newCartsPerIp: 1e9,
  ordersPerIp: 1e9,
  ordersPerCart: 1e9,
  orderChangesPerIp: 1e9,
  promoCodesPerIp: 1e9,
  promoCodesPerCart: 1e9,
  listChecksPerIp: 1e9,
  listFilesPerIp: 1e9,
  listAddsPerIp: 1e9,
  refusedTokensPerIp: 1e9,
  viewSyncsPerIp: 1e9,
  beaconsPerIp: 1e9,
  chatReadsPerIp: 1e9,
  chatMessagesPerIp: 1e9,
  chatMessagesPerVisitor: 1e9,
  feedbackPerIp: 1e9,
  arrivalNoticesPerIp: 1e9,
  subscriptionsPerIp: 1e9,
  newMarksPerIp: 1e9,
  markChangesPerIp: 1e9,
  sharedListsPerIp: 1e9,
  providerSignInsPerIp: 1e9,
  passkeyCallsPerIp: 1e9,
  pickupListsPerIp: 1e9,
  deliveryPricesPerIp: 1e9,
  paymentsPerIp: 1e9,
  paymentReadsPerIp: 1e9,
  ordersToPayPerIp: 1e9,
  ordersToPayPerNumber: 1e9,
  paymentNoticesPerIp: 1e9,
  companyLookupsPerIp: 1e9,
  organizationsPerUser: 1e9,
  invitationsPerUser: 1e9,
  reviewTextsPerIp: 1e9,
  reviewTextsWithoutCaptchaPerIp: 1e9,
  refusedTextsPerIp: 1e9,
  reviewVotesPerIp: 1e9,
  newVotersPerIp: 1e9,
  oneCSignInsPerIp: 1e9,
  feedsPerIp: 1e9,
  oneCSignInsPerLogin: 1e9,
  uploadsPerIp: 1e9,
  uploadPartsPerIp: 1e9,
}

/** The API over a shop with a sale, a tag page, variants and documents; only failures are logged. */
export async function startFuzzedApi(databaseUrl: string): Promise<TestApi> {
  const overrides = { callsPerMinute: UNLIMITED, isIndexAwaited: false }
  const api = await startTestApi(databaseUrl, overrides, { logLevel: 'error' })
  const [slug, name] = ['akcii', 'Akcii']
  await api.db.insertInto('tag_page').values({ id: 1, category_id: 120, name, slug, filters: 'p1:11' }).execute()
  await api.db
    .insertInto('sale')
    .values({ id: 1, guid: guidOf(1), name, slug, starts_at: new Date(0), ends_at: null })
    .execute()
  const products = [1, 2, 5, 20].map((product_id) => ({ sale_id: 1, product_id }))
  await api.db.insertInto('sale_product').values(products).execute()
  await fillProductPage(api.db)
  return api
}

/** Cookies of visitors with a cart: the cart token, the token of marks, and for half of the visitors a session. */
export async function makeCarts(
  api: Pick<TestApi, 'newVisitor' | 'db'>,
  databaseUrl: string,
  count: number,
): Promise<string[]> {
  const tokens: string[] = []
  for (let i = 0; i < count; i++) {
    const visitor = api.newVisitor()
    await visitor.call(cart.getCartToken, {})
    await visitor.call(favorites.addToFavorites, { body: { id: 1 } })
    const cookies = [visitor.cookies.get('cartToken')!, `marksToken=${visitor.cookies.get('marksToken')}`]
    const user = (['private', 'business', 'wholesale', 'staff'] as const)[i % 8]
    if (user) cookies.push(await addSession(databaseUrl, { user, level: 2 }))
    tokens.push(cookies.join('; '))
  }
  await nameLists(api.db)
  return tokens
}

/** Gives two users a common list with a guid that requests use, so that calls of lists find one. */
async function nameLists(db: TestApi['db']): Promise<void> {
  const users = await db.selectFrom('shop_user').select('id').orderBy('id').limit(2).execute()
  for (const [index, { id }] of users.entries()) {
    const ownerId = await putOwner(db, { userId: id }, new Date())
    await putCommonList(db, ownerId, new Date())
    const list = db.updateTable('favorites_list').where('owner_id', '=', ownerId)
    await list.set({ guid: guidOf([1, 5][index]!) }).execute()
  }
}

/** Result of random requests. */
export interface FuzzResult {
  /** Requests by the status of their answer. */
  statuses: Record<number, number>
  /** By endpoint, those that were answered with 200: an endpoint without any was not really tested. */
  successes: Record<string, number>
  /** Descriptions of responses that break the rules. */
  faults: string[]
}

/** Sends random requests, reproducible by the seed. Rules: no status of 500 or above, and errors as problem details. */
export async function fuzz(url: string, tokens: readonly string[], count: number, seed: number): Promise<FuzzResult> {
  const random = createRandom(seed)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const result: FuzzResult = { statuses: {}, successes: {}, faults: [] }
  let left = count
  const ask = async (drawn: DrawnRequest): Promise<Reply> => {
    const reply = await send(url, agent, drawn).catch((error: unknown) => ({
      status: 0,
      type: '',
      text: String(error),
    }))
    result.statuses[reply.status] = (result.statuses[reply.status] ?? 0) + 1
    const path = `${drawn.method} ${drawn.path.split('?')[0]}`
    if (reply.status === 200) result.successes[path] = (result.successes[path] ?? 0) + 1
    const fault = faultOf(drawn, reply)
    if (fault !== null) result.faults.push(`${fault}: ${describe(drawn)} → ${reply.text.slice(0, 300)}`)
    return reply
  }
  const worker = async () => {
    while (left-- > 0 && result.faults.length < MAX_REPORTED) {
      let drawn: DrawnRequest | null = drawRequest(publicEndpoints, tokens, random)
      while (drawn !== null) drawn = nextOf(drawn, await ask(drawn))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
  return result
}

const ORDER_PATHS = [order.createOrder.path, order.createQuickOrder.path]

/**
 * The next step of an order, which random input would not reach: repeats it with the expected sum, then reads the
 * order.
 */
function nextOf(drawn: DrawnRequest, { status, text }: Reply): DrawnRequest | null {
  const isOrder = ORDER_PATHS.some((path) => drawn.path.startsWith(path))
  if (drawn.method !== 'POST' || !isOrder || !isObject(text)) return null
  const answer = JSON.parse(text) as { code?: string; errors?: { value?: number }[]; guid?: string; link?: string }
  if (status === 200) {
    const key = new URL(answer.link ?? '/', 'http://x').searchParams.get('key') ?? ''
    const path = `${order.getOrder.path}?guid=${answer.guid}&key=${encodeURIComponent(key)}`
    return { ...drawn, method: 'GET', path, body: null }
  }
  const sum = answer.errors?.[0]?.value
  if (answer.code !== 'price-changed' || sum === undefined) return null
  const body = JSON.stringify({ ...(JSON.parse(String(drawn.body)) as object), expectedSum: sum })
  return { ...drawn, headers: { ...drawn.headers, 'idempotency-key': `sum-${sum}-${Math.trunc(Date.now())}` }, body }
}

/** Null for a correct response. */
function faultOf({ method }: DrawnRequest, { status, type, text }: Reply): string | null {
  if (status === 0) return 'no answer'
  if (status >= 500) return `answered with ${status}`
  if (method === 'HEAD' || status === 304) return null
  if (status < 400) return status === 200 && isObject(text) ? null : `answered with ${status} and no JSON`
  const problem = isObject(text) ? (JSON.parse(text) as Record<string, unknown>) : {}
  const isProblem =
    type.startsWith('application/problem+json') &&
    problem['status'] === status &&
    ['type', 'title', 'code', 'requestId'].every((key) => typeof problem[key] === 'string' && problem[key] !== '')
  return isProblem ? null : `${status} without problem details`
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

const describe = ({ method, path, headers, body }: DrawnRequest) =>
  `${method} ${path.slice(0, 600)} ${JSON.stringify(headers).slice(0, 600)} ${String(body).slice(0, 600)}`
