import * as orders from '@verstak/contracts/order'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { DomainError } from '../DomainError.ts'

/** Calls whose refusals are counted. */
const COUNTED: ReadonlySet<string | undefined> = new Set([orders.createOrder.path, orders.createQuickOrder.path])

/** Counts orders that were refused, by the code of the error; faults count as `internal`. */
export function countRefusals(app: FastifyInstance, registry: Registry): void {
  const refusals = new Counter({
    name: 'shop_order_refusals_total',
    help: 'Orders that were not placed, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  })
  app.addHook('onError', async (request, _, error) => {
    if (!COUNTED.has(request.routeOptions.url)) return
    refusals.inc({ reason: error instanceof DomainError ? error.code : 'internal' })
  })
}
