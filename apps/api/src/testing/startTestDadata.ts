import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the local DaData behaves. */
export type DadataMood = 'well' | 'slow' | 'down' | 'garbage' | 'half' | 'refusing' | 'two'

/** DaData's suggestions on this machine, with their answers to the letter. */
export interface TestDadata {
  /** Settings of a shop that asks it. */
  settings: { url: string; token: string }
  mood: DadataMood
  /** Paths with bodies that were asked for. */
  requests: { path: string; body: unknown }[]
  close(): Promise<void>
}

const TOKEN = 'dadata-token'

const party = (data: object, name: string) => ({
  value: name,
  unrestricted_value: name,
  data: {
    inn: '7707083893',
    ogrn: '1027700132195',
    type: 'LEGAL',
    name: { full_with_opf: `ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО ${name}`, short_with_opf: name },
    address: { value: 'г Москва, ул Вавилова, д 19', unrestricted_value: '117312, г Москва, ул Вавилова, д 19' },
    state: { status: 'ACTIVE', actuality_date: 1577836800000, registration_date: 677376000000, liquidation_date: null },
    okved: '64.19',
    okved_type: '2014',
    management: { name: 'Иванов Иван Иванович', post: 'ПРЕЗИДЕНТ' },
    ...data,
  },
})

const LEGAL = [
  party({ hid: 'b1', kpp: '540602001', branch_type: 'BRANCH' }, 'СИБИРСКИЙ БАНК ПАО СБЕРБАНК'),
  party({ hid: 'm1', kpp: '773601001', branch_type: 'MAIN' }, 'ПАО СБЕРБАНК'),
  party({ hid: 'x1', kpp: '770902002', branch_type: 'BRANCH', state: { status: 'LIQUIDATED' } }, 'СТАРЫЙ ФИЛИАЛ'),
]
const PERSON = party(
  {
    hid: 'p1',
    inn: '500100732259',
    kpp: null,
    ogrn: '304500116000157',
    type: 'INDIVIDUAL',
    branch_type: null,
    name: { full_with_opf: 'Индивидуальный предприниматель Иванов Иван', short_with_opf: 'ИП Иванов Иван' },
    address: { value: 'Московская обл, г Балашиха', unrestricted_value: null },
  },
  'ИП Иванов Иван',
)

export async function startTestDadata(): Promise<TestDadata> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dadata: TestDadata = {
    settings: { url: `http://127.0.0.1:${port}/suggestions/api/4_1/rs`, token: TOKEN },
    mood: 'well',
    requests: [],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { mood } = dadata
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (mood === 'down') return void request.socket.destroy()
    if (mood === 'slow') return
    if (mood === 'refusing') return void send(403, { family: 'CLIENT_ERROR', reason: 'Forbidden' })
    if (mood === 'garbage') return void response.writeHead(200).end('<html>технические работы</html>')
    if (mood === 'half') return void send(200, { suggestions: [{ value: 'ПАО', data: { inn: 7707083893 } }] })
    if (request.headers.authorization !== `Token ${TOKEN}` || request.method !== 'POST') return void send(401, {})
    const body = JSON.parse(Buffer.concat(parts).toString()) as { query: string }
    const path = request.url ?? ''
    dadata.requests.push({ path, body })
    if (path.endsWith('/findById/bank'))
      return void send(200, { suggestions: body.query === '044525225' ? [BANK] : [] })
    const found = [...LEGAL, PERSON].filter(({ data }) => data.inn === body.query)
    // Two companies under one INN and KPP, as after a reorganization.
    const twice = mood === 'two' ? [party({ hid: 'm2', kpp: '773601001', branch_type: 'MAIN' }, 'ПАО СБЕР')] : []
    return void send(200, { suggestions: [...found, ...(found.length > 0 ? twice : [])] })
  }
  return dadata
}

const BANK = {
  value: 'ПАО Сбербанк',
  unrestricted_value: 'ПАО Сбербанк',
  data: {
    bic: '044525225',
    swift: 'SABRRUMM',
    correspondent_account: '30101810400000000225',
    name: { payment: 'ПАО СБЕРБАНК', full: null, short: 'ПАО Сбербанк' },
    state: { status: 'ACTIVE' },
  },
}
