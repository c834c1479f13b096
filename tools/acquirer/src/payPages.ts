import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  cardPage,
  endedPage,
  sbpDonePage,
  sbpPage,
  securePage,
  silentPage,
  unknownPage,
  type CardProblem,
} from './acquirerPages.ts'
import type { AcquirerPayment } from './acquirerPayment.ts'
import type { AcquirerStore } from './AcquirerStore.ts'
import { isCardNumber, SECURE_CODE, TEST_CARDS, type CardOutcome } from './testCards.data.ts'

interface PageRequest {
  Params: { id: string }
  Body: Record<string, string>
}

const MAX_WRONG_CODES = 3
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // No `form-action`: it would stop the redirect back to the shop.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** The pages on which shoppers pay. @param later does something after so many milliseconds */
export function payPages(
  app: FastifyInstance,
  {
    store,
    origin,
    later,
  }: { store: AcquirerStore; origin: () => string; later: (ms: number, act: () => void) => void },
): void {
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(html)
  const goBack = (reply: FastifyReply, { confirmation }: AcquirerPayment) =>
    reply.headers(HEADERS).redirect(confirmation.return_url, 303)

  app.get<PageRequest>('/pay/:id', ({ params }, reply) => {
    const payment = store.find(params.id)
    if (!payment) return show(reply, unknownPage(), 404)
    return show(reply, payment.status === 'pending' ? cardPage(payment) : endedPage(payment))
  })
  app.post<PageRequest>('/pay/:id', ({ params, body }, reply) => {
    const payment = store.find(params.id)
    if (!payment) return show(reply, unknownPage(), 404)
    if (payment.status !== 'pending') return show(reply, endedPage(payment))
    const problems = problemsOf(body)
    const digits = digitsOf(body['number'])
    const card = TEST_CARDS.find(({ number }) => number === digits)
    if (problems.length > 0 || !card)
      return show(reply, cardPage(payment, body, card ? problems : [...problems, 'card']), 422)
    return answer(reply, payment, card.number, card.outcome)
  })
  app.get<PageRequest>('/secure/:id', ({ params }, reply) => {
    const payment = store.find(params.id)
    if (!payment?.securedCard) return show(reply, unknownPage(), 404)
    return show(reply, payment.status === 'pending' ? securePage(payment, null) : endedPage(payment))
  })
  app.post<PageRequest>('/secure/:id', ({ params, body }, reply) => {
    const payment = store.find(params.id)
    if (!payment?.securedCard) return show(reply, unknownPage(), 404)
    if (payment.status !== 'pending') return show(reply, endedPage(payment))
    if (body['code']?.trim() === SECURE_CODE) {
      store.approve(payment)
      return goBack(reply, payment)
    }
    payment.wrongCodes += 1
    if (payment.wrongCodes < MAX_WRONG_CODES)
      return show(reply, securePage(payment, MAX_WRONG_CODES - payment.wrongCodes), 422)
    store.end(payment, '3d_secure_failed')
    return goBack(reply, payment)
  })
  app.get<PageRequest>('/sbp/:id', ({ params }, reply) => {
    const payment = store.find(params.id)
    if (!payment) return show(reply, unknownPage(), 404)
    return show(
      reply,
      payment.status === 'pending' ? sbpPage(payment, `${origin()}/sbp/${payment.id}`) : endedPage(payment),
    )
  })
  app.post<PageRequest>('/sbp/:id', ({ params, body }, reply) => {
    const payment = store.find(params.id)
    if (!payment) return show(reply, unknownPage(), 404)
    if (body['answer'] === 'refused') {
      store.end(payment, 'general_decline')
      return goBack(reply, payment)
    }
    store.approve(payment)
    return show(reply, sbpDonePage(payment))
  })

  function answer(reply: FastifyReply, payment: AcquirerPayment, number: string, outcome: CardOutcome) {
    switch (outcome.kind) {
      case '3ds':
        payment.securedCard = number
        return reply.headers(HEADERS).redirect(`/secure/${payment.id}`, 303)
      case 'silent':
        return show(reply, silentPage(payment))
      case 'slow':
        later(outcome.ms, () => store.approve(payment))
        break
      case 'refused':
        store.end(payment, outcome.reason)
        break
      case 'paid':
        store.approve(payment, 'notices' in outcome)
    }
    return goBack(reply, payment)
  }
}

const digitsOf = (text = '') => text.replace(/[\s-]/g, '')

function problemsOf({ number, expiry = '', csc = '' }: Record<string, string>): CardProblem[] {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  // A card is good until the last day of its month.
  const isGood = Number(month) >= 1 && Number(month) <= 12 && Date.UTC(2000 + Number(year), Number(month)) > Date.now()
  return [
    ...(isCardNumber(digitsOf(number)) ? [] : ['number' as const]),
    ...(isGood ? [] : ['expiry' as const]),
    ...(/^\d{3}$/.test(csc.trim()) ? [] : ['csc' as const]),
  ]
}
