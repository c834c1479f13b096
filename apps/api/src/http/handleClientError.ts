import type { Socket } from 'node:net'
import type { Problem } from '@verstak/contracts/error'
import { requestIdOf } from './requestId.ts'

/** Written out: `import … from 'node:http'` would load Node's own fetch too, some 50 ms of every start. */
const STATUS_BY_CODE: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers what is no HTTP request at all with problem details like any other refusal, and ends the connection. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = STATUS_BY_CODE[error.code ?? ''] ?? '400 Bad Request'
    const problem: Problem = {
      type: 'urn:verstak:problem:invalid-input',
      title: 'The request is not readable as HTTP, or too large',
      status: Number.parseInt(status),
      code: 'invalid-input',
      requestId: requestIdOf({ headers: {} }),
    }
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Cache-Control: no-store',
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    // What begins after a HEAD would pass for another answer.
    const { rawPacket } = error as { rawPacket?: Buffer }
    const isHead = rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '
    socket.write(`${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`)
  }
  socket.destroySoon()
}
