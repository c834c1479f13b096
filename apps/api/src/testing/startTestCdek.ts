import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the local CDEK behaves. */
export type CdekMood = 'well' | 'slow' | 'down' | 'garbage' | 'half' | 'busy' | 'unauthorized'

/** CDEK's API v2 on this machine, with its calls to the letter. */
export interface TestCdek {
  url: string
  mood: CdekMood
  /** Paths with bodies that were asked for, tokens aside. */
  requests: { path: string; body: unknown }[]
  /** Tokens given so far. */
  tokens: number
  /** The most requests that were under way at once. */
  mostAtOnce: number
  /** Rubles of the cheapest tariff from terminal to terminal. */
  sum: number
  close(): Promise<void>
}

/** Account that it knows. */
export const CDEK_ACCOUNT = { account: 'shop', secret: 'shop-secret' }

const POINTS = [
  {
    code: 'PRM1',
    name: 'На Героев Хасана',
    type: 'PVZ',
    work_time: 'Пн-Пт 10:00-20:00',
    location: {
      city_code: 248,
      address: 'ул. Героев Хасана, 105',
      address_full: 'Россия, Пермь',
      latitude: 57.97,
      longitude: 56.26,
    },
  },
  { code: 'PRM2', location: { address: 'ш. Космонавтов, 320' } },
  { code: 'BROKEN', location: null },
]

export async function startTestCdek(): Promise<TestCdek> {
  let atOnce = 0
  const server = createServer((request, response) => {
    atOnce += 1
    cdek.mostAtOnce = Math.max(cdek.mostAtOnce, atOnce)
    response.on('close', () => (atOnce -= 1))
    void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cdek: TestCdek = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`,
    mood: 'well',
    requests: [],
    tokens: 0,
    mostAtOnce: 0,
    sum: 1_340.5,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString()
    const path = request.url ?? ''
    const send = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (cdek.mood === 'down') return void request.socket.destroy()
    if (cdek.mood === 'slow') return
    if (cdek.mood === 'busy') return void send(429, { errors: [] }, { 'retry-after': '60' })
    if (path === '/v2/oauth/token') {
      const form = new URLSearchParams(text)
      const { account, secret } = CDEK_ACCOUNT
      const isKnown = form.get('client_id') === account && form.get('client_secret') === secret
      if (form.get('grant_type') !== 'client_credentials' || !isKnown)
        return void send(401, { error: 'invalid_client' })
      cdek.tokens += 1
      return void send(200, { access_token: `token-${cdek.tokens}`, token_type: 'bearer', expires_in: 3599 })
    }
    if (request.headers.authorization !== `Bearer token-${cdek.tokens}` || cdek.mood === 'unauthorized') {
      return void send(401, { errors: [{ code: 'v2_token_expired' }] })
    }
    cdek.requests.push({ path, body: text === '' ? null : (JSON.parse(text) as unknown) })
    if (cdek.mood === 'garbage') return void response.writeHead(200).end('<html>технические работы</html>')
    if (cdek.mood === 'half') return void send(200, { tariff_codes: [{ delivery_mode: '4', delivery_sum: 'много' }] })
    if (path.startsWith('/v2/deliverypoints')) return void send(200, POINTS)
    return void send(200, {
      tariff_codes: [
        { tariff_code: 139, delivery_mode: 1, delivery_sum: 100, period_min: 1, period_max: 1 },
        { tariff_code: 136, delivery_mode: 4, delivery_sum: cdek.sum + 500, period_min: 2, period_max: 3 },
        { tariff_code: 234, delivery_mode: 4, delivery_sum: cdek.sum, period_min: 4, period_max: 6 },
      ],
    })
  }
  return cdek
}
