import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/openDatabase.ts'
import { MONEY_CHECKS, selectDifferences } from './differences.sql.ts'
import { countOrders, selectWaiting } from './moneyFigures.sql.ts'

export interface MoneyMetricsOptions {
  db: Database
  now: () => Date
  /** Differences between the books are looked for so often at most, ms: each check reads all orders. */
  differencesAgeMs?: number
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const DIFFERENCES_AGE_MS = 5 * 60 * 1000

/**
 * Adds what the way of the money is watched by, read from the database with each look: orders by state and payment, what
 * waits and for how long, and differences between orders, stock, ledger, payments and refunds. While the database is
 * away these have no values; the others go on. The alarms are in `.github/alarms`.
 */
export function registerMoneyMetrics(registry: Registry, options: MoneyMetricsOptions): void {
  const { db, now, log, differencesAgeMs = DIFFERENCES_AGE_MS } = options
  const registers = [registry]
  const quietly = (gauges: readonly Gauge[], read: () => Promise<void>) => async () => {
    for (const gauge of gauges) gauge.reset()
    await read().catch((error: unknown) => log.warn({ err: error }, 'Metrics of the money could not be read'))
  }

  const orders: Gauge = new Gauge({
    name: 'shop_orders',
    help: 'Orders under way and those of the last 30 days.',
    labelNames: ['state', 'payment'],
    registers,
    collect: () => readOrders(),
  })
  const readOrders = quietly([orders], async () => {
    for (const { count, ...labels } of await countOrders(db, now())) orders.set(labels, count)
  })

  const oldest = new Gauge({
    name: 'shop_waiting_oldest_seconds',
    help: 'Age of the oldest of what waits, 0 without any.',
    labelNames: ['what'],
    registers,
  })
  const waiting: Gauge = new Gauge({
    name: 'shop_waiting',
    help: 'Unpaid reservations, those beyond their time, payments and refunds without an end, messages, jobs.',
    labelNames: ['what'],
    registers,
    collect: () => readWaiting(),
  })
  const readWaiting = quietly([waiting, oldest], async () => {
    for (const { what, count, oldest: seconds } of await selectWaiting(db, now(), new Date())) {
      waiting.set({ what }, count)
      oldest.set({ what }, seconds)
    }
  })

  let readAt = Number.NEGATIVE_INFINITY
  const differences: Gauge = new Gauge({
    name: 'shop_money_differences',
    help: 'Orders, promo codes, payments and refunds of which two books say different things.',
    labelNames: ['check'],
    registers,
    async collect() {
      if (performance.now() - readAt < differencesAgeMs) return
      readAt = performance.now()
      await readDifferences()
    },
  })
  const readDifferences = quietly([differences], async () => {
    for (const check of MONEY_CHECKS) {
      const found = await selectDifferences(db, check)
      differences.set({ check }, found.length)
      if (found.length > 0) log.error({ check, found: found.slice(0, 10) }, 'Two books of the money differ')
    }
  })
}
