import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@verstak/contracts/error'
import { requestIdOf } from './requestId.ts'

const STATUS_BY_CODE: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what is no HTTP request at all with problem details like any other refusal, and ends the connection. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const problem: Problem = {
      type: 'urn:verstak:problem:invalid-input',
      title: 'The request is not readable as HTTP, or too large',
      status,
      code: 'invalid-input',
      requestId: requestIdOf({ headers: {} }),
    }
    const body = JSON.stringify(problem)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
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
