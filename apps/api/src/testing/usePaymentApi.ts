import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { startAcquirer, type Acquirer } from '@verstak/tools-acquirer/startAcquirer'
import * as v from 'valibot'
import { balanceOf } from '../ledger/balanceOf.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { paymentSettings, readPaymentConfig } from '../payment/paymentConfig.ts'
import { placeTestOrder } from './placeTestOrder.ts'
import { startTestApi, type TestApi } from './startTestApi.ts'
import { known } from './testShop.data.ts'

/** Origin of the pages of the test shop. */
export const SHOP_ORIGIN = 'http://localhost:3000'

/** Of `known.plenty` before each test. */
const PIECES = 500

/** The API with the embedded acquirer; use it only within tests and hooks. */
export interface PaymentApi {
  readonly api: TestApi
  readonly acquirer: Acquirer
  readonly databaseUrl: string
  /** An order of a guest that awaits its money. */
  place(
    changes?: Parameters<typeof placeTestOrder>[1],
  ): Promise<Awaited<ReturnType<typeof placeTestOrder>> & { key: string }>
  /** Posts fields to a page of the acquirer, as its form does. @returns status and where it leads */
  post(address: string, fields: Record<string, string>): Promise<{ status: number; to: string; html: string }>
  /** Pays on the acquirer's page with a card. */
  pay(link: string, number: string): Promise<{ status: number; to: string; html: string }>
}

export function usePaymentApi(): PaymentApi {
  let cluster: TestCluster | undefined
  let acquirer: Acquirer | undefined
  let api: TestApi | undefined
  let databaseUrl = ''
  beforeAll(async () => {
    cluster = await startTestCluster()
    databaseUrl = (await cluster.createDatabase()).url
    acquirer = await startAcquirer({ port: 0, mode: 'demo', webhookUrl: null, now: () => api!.clock.now.getTime() })
    const payment = readPaymentConfig(v.parse(v.object(paymentSettings), acquirer.settings), 'demo')
    const callsPerMinute = { newCartsPerIp: 1000, ordersPerIp: 1000, paymentsPerIp: 1000 }
    api = await startTestApi(
      databaseUrl,
      { callsPerMinute },
      { payment, publicOrigins: [SHOP_ORIGIN, 'http://127.0.0.1:3000'] },
    )
  }, 60_000)
  afterAll(async () => {
    await api?.close()
    await acquirer?.stop()
    await cluster?.stop()
  }, 60_000)
  beforeEach(async () => {
    acquirer!.mood = 'well'
    await api!.db.updateTable('stock').set({ quantity: PIECES }).where('product_id', '=', known.plenty).execute()
  })

  const post: PaymentApi['post'] = async (address, fields) => {
    const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() }
  }
  return {
    get api() {
      return api!
    },
    get acquirer() {
      return acquirer!
    },
    get databaseUrl() {
      return databaseUrl
    },
    async place(changes = {}) {
      const order = await placeTestOrder(api!, { payment: 'online', ...changes })
      const orderGuid = order.guid
      if ((await balanceOf(api!.db, { orderGuid })) === 0) {
        await postEntry(api!.db, {
          orderGuid,
          organizationId: null,
          kind: 'charge',
          amount: order.sum,
          documentKind: 'order',
          documentId: orderGuid,
          at: api!.clock.now,
        })
      }
      return { ...order, key: new URL(order.link, SHOP_ORIGIN).searchParams.get('key')! }
    },
    post,
    pay: (link, number) => post(link, { number, expiry: '12/40', csc: '123' }),
  }
}
