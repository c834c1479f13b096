import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { Kopecks } from './price.contract.ts'

/** How the organization that the user buys for now may pay. */
export const getPaymentTerms = defineEndpoint({
  method: 'GET',
  path: '/api/v1/order/payment-terms',
  summary: 'What the organization that the user buys for may pay later; null for a private person and without a limit.',
  response: v.object({
    deferred: v.nullable(
      v.object({
        /** That it may owe at any time, and what of it is left now; kopecks. */
        limit: Kopecks,
        left: Kopecks,
        /** Days from the order until it has to be paid. */
        days: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
  }),
  errors: [],
  cache: { scope: 'personal' },
})

/** Form action of a checkout without JavaScript. It redirects to the page of the order, or back to the checkout. */
export const ORDER_FORM_PATH = '/api/v1/order/form'

/** Query parameter of the checkout to which a refused form leads back. */
export const REFUSED_FORM_QUERY = 'refused'

/** A refused checkout without JavaScript, as its form comes back. */
export const RefusedOrder = v.object({
  /** Typed values by the name of their field. */
  fields: v.record(v.string(), v.string()),
  /** Russian sentences by the name of a field. */
  errors: v.record(v.string(), v.string()),
  /** Russian: that the order was not placed, or what has changed, and what to do. */
  title: v.string(),
  text: v.string(),
  /** What the order costs now, kopecks, where that is to be confirmed. */
  sum: v.nullable(Kopecks),
})
export type RefusedOrder = v.InferOutput<typeof RefusedOrder>

/** The form comes back with it. */
export const getRefusedOrder = defineEndpoint({
  method: 'GET',
  path: '/api/v1/order/form/refused',
  summary: 'Why the last checkout form of this cart was refused, with what was typed; null otherwise.',
  response: v.object({ refused: v.nullable(RefusedOrder) }),
  errors: [],
  cache: { scope: 'personal' },
})
