import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { DemoMessage } from './demoMessage.sql.ts'
import { demoMessagesPage } from './demoMessagesPage.ts'

/** `GET /messages`, `?to=9161234567`: what a demo shop would have sent, so that whoever tries it needs no phone. */
export function registerDemoMessages(
  app: FastifyInstance,
  listMessages: (recipient: string | null) => Promise<DemoMessage[]>,
): void {
  app.get<{ Querystring: Record<string, unknown> }>('/messages', async ({ query }, reply) => {
    const asked = typeof query['to'] === 'string' ? query['to'].trim().slice(0, 320) : ''
    const messages = await listMessages(asked === '' ? null : recipientOf(asked))
    const nonce = randomBytes(16).toString('base64')
    const own = `'nonce-${nonce}'`
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src ${own}; script-src ${own}; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; img-src data:`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(demoMessagesPage(messages, asked, nonce))
  })
}

/** A phone may be written in any way; the last ten digits count. */
function recipientOf(asked: string): string {
  return asked.includes('@') ? asked : asked.replace(/\D/g, '').slice(-10)
}
