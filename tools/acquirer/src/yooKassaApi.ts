import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { SHOP_ID } from './acquirerSettings.ts'
import type { AcquirerRefund } from './acquirerPayment.ts'
import type { AcquirerStore } from './AcquirerStore.ts'
import { paymentAnswer } from './paymentAnswer.ts'
import { kopecksOf, NewPaymentBody, NewReceiptBody, NewRefundBody } from './yooKassaBodies.ts'

/** How calls are answered: `lost` does what is asked and then breaks the connection. */
export type AcquirerMood = 'well' | 'down' | 'lost'

interface ApiOptions {
  store: AcquirerStore
  secret: string
  origin: () => string
  mood: () => AcquirerMood
}

interface ById {
  Params: { id: string }
}

class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, description: string) {
    super(description)
    this.status = status
    this.code = code
  }
}

const notFound = () => new Refusal(404, 'not_found', 'There is no such object')

/** YooKassa's API v3, as far as shops need it. */
export function yooKassaApi(app: FastifyInstance, { store, secret, origin, mood }: ApiOptions): void {
  const credentials = `Basic ${Buffer.from(`${SHOP_ID}:${secret}`).toString('base64')}`

  app.addHook('onRequest', async ({ headers, raw }) => {
    if (mood() === 'down') raw.socket.destroy()
    if (headers.authorization !== credentials)
      throw new Refusal(401, 'invalid_credentials', 'Basic auth with shop and key is needed')
  })
  app.setErrorHandler((error: Error, _, reply) => {
    const refusal = error instanceof Refusal ? error : new Refusal(400, 'invalid_request', error.message)
    return reply
      .code(refusal.status)
      .send({ type: 'error', id: randomUUID(), code: refusal.code, description: refusal.message })
  })

  /** Does a change once for its key. @param act does it and gives the id of what the answer shows */
  function once(request: FastifyRequest, reply: FastifyReply, act: () => string, show: (id: string) => object) {
    const key = request.headers['idempotence-key']
    if (typeof key !== 'string' || key === '' || key.length > 64)
      throw new Refusal(400, 'invalid_request', 'Idempotence-Key is needed')
    const text = `${request.url} ${JSON.stringify(request.body)}`
    const before = store.answers.get(key)
    if (before && before.request !== text)
      throw new Refusal(400, 'invalid_request', 'The Idempotence-Key belongs to another request')
    const id = before?.id ?? act()
    store.answers.set(key, { request: text, id })
    if (mood() === 'lost') return void request.raw.socket.destroy()
    return reply.send(show(id))
  }
  const payment = (id: string) => {
    const found = store.find(id)
    if (!found) throw notFound()
    return found
  }
  const showPayment = (id: string) => paymentAnswer(payment(id), origin())
  const held = (id: string) => {
    const found = payment(id)
    if (found.status !== 'waiting_for_capture')
      throw new Refusal(400, 'invalid_request', `A payment that is ${found.status} is neither taken nor let go`)
    return found
  }

  app.post('/payments', (request, reply) =>
    once(request, reply, () => store.add(parsed(NewPaymentBody, request.body)).id, showPayment),
  )
  app.get<ById>('/payments/:id', ({ params }) => showPayment(params.id))
  app.post<ById>('/payments/:id/capture', (request, reply) => {
    const { id } = request.params
    const take = () => (store.take(held(id)), id)
    return once(request, reply, take, showPayment)
  })
  app.post<ById>('/payments/:id/cancel', (request, reply) => {
    const { id } = request.params
    const end = () => (store.end(held(id), 'canceled_by_merchant'), id)
    return once(request, reply, end, showPayment)
  })
  app.post('/refunds', (request, reply) =>
    once(
      request,
      reply,
      () => addRefund(parsed(NewRefundBody, request.body)),
      (id) => store.refunds.get(id)!,
    ),
  )
  app.get<ById>('/refunds/:id', ({ params }) => {
    const refund = store.refunds.get(params.id)
    if (!refund) throw notFound()
    return refund
  })
  app.post('/receipts', (request, reply) =>
    once(
      request,
      reply,
      () => {
        const receipt = { ...parsed(NewReceiptBody, request.body), id: `rt-${randomUUID()}` }
        payment(receipt.payment_id)
        store.receipts.push(receipt)
        return receipt.id
      },
      (id) => ({ ...store.receipts.find((receipt) => receipt.id === id), status: 'pending' }),
    ),
  )

  function addRefund({ payment_id, amount, receipt }: v.InferOutput<typeof NewRefundBody>): string {
    const of = payment(payment_id)
    const kopecks = kopecksOf(amount)
    if (of.status !== 'succeeded' || of.refunded + kopecks > kopecksOf(of.amount))
      throw new Refusal(400, 'invalid_request', 'More than what is left of the payment')
    of.refunded += kopecks
    const refund: AcquirerRefund = { id: randomUUID(), payment_id, status: 'succeeded', amount, receipt }
    store.refunds.set(refund.id, refund)
    return refund.id
  }
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Refusal(400, 'invalid_request', reasons.join('; '))
}
