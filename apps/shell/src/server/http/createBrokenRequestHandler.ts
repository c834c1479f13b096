import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusalOf } from './refusalOf.ts'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }
const REQUEST_LINE = /^([A-Z]+) (\S*)/

/** Answers malformed or too slow HTTP requests and closes their connections. */
export function createBrokenRequestHandler() {
  const last = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>()
  return {
    /** Tracks answers in progress, so that nothing is written into the middle of one. */
    follow: (server: Server) =>
      server.on('request', (request, response) => last.set(request.socket, { request, response })),
    onBroken: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const { request, response } = last.get(socket) ?? {}
      const isAnswered = response?.headersSent && !(request?.complete && response.writableEnded)
      if (isAnswered || !socket.writable) return void socket.destroy()
      const { method, url } = request && !request.complete ? request : readRequestLine(error)
      const { status, headers, body } = refusalOf(url ?? '', STATUS_BY_CODE[error.code ?? ''] ?? 400, randomUUID())
      const lines = Object.entries({ ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(': '))]
      // A body after a HEAD would be read as the next answer.
      socket.write(`${head.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : body}`)
      socket.destroySoon()
    },
  }
}

/** Request line of a malformed request; its packet may start with the line or anywhere in the request. */
function readRequestLine(error: Error & { rawPacket?: Buffer }): { method?: string; url?: string } {
  const [, method, url] = REQUEST_LINE.exec(error.rawPacket?.subarray(0, 2048).toString('latin1') ?? '') ?? []
  return { ...(method && { method }), ...(url && { url }) }
}
