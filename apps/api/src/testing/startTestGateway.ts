import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that reached the SMS gateway. */
export interface GatewayRequest {
  key: string
  authorization: string
  body: { to: string; text: string }
}

/** An SMS gateway on this machine. */
export interface TestGateway {
  url: string
  requests: GatewayRequest[]
  /** What it answers from now on: a status, or nothing at all. */
  answer: number | 'nothing'
  /** Resolves with the next request, once that was answered. */
  next(): Promise<GatewayRequest>
  close(): Promise<void>
}

/** Starts a gateway that takes every message. */
export async function startTestGateway(): Promise<TestGateway> {
  let waiting: ((request: GatewayRequest) => void)[] = []
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gateway: TestGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    requests: [],
    answer: 202,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const taken: GatewayRequest = {
      key: String(request.headers['idempotency-key']),
      authorization: String(request.headers.authorization),
      body: JSON.parse(Buffer.concat(parts).toString()) as GatewayRequest['body'],
    }
    gateway.requests.push(taken)
    if (gateway.answer !== 'nothing') response.writeHead(gateway.answer).end('{"error": "what the gateway says"}')
    for (const resolve of waiting) resolve(taken)
    waiting = []
  }
  return gateway
}
