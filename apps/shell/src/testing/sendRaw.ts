import { connect } from 'node:net'

/** A raw HTTP answer. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends a raw request, without normalization by a client; resolves when the connection ends. */
export function sendRaw(origin: string, request: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(request, 'latin1'))
    socket.on('data', (chunk) => chunks.push(chunk))
    // The server does not read the rest of a rejected request, and may reset the connection.
    socket.on('error', (error) => chunks.length === 0 && reject(error))
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString())))
  })
}

/** Sends a GET for an address without normalization. */
export const getRaw = (origin: string, address: string) =>
  sendRaw(origin, `GET ${address} HTTP/1.1\r\nHost: store\r\nUser-Agent: ${DESKTOP}\r\nConnection: close\r\n\r\n`)

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'

function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((header) => [header.split(': ')[0]!.toLowerCase(), header.slice(header.indexOf(': ') + 2)]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}
