import { request, type Agent } from 'node:http'
import type { DrawnRequest } from './drawRequest.ts'

/** The response; status 0 = no response. */
export interface Reply {
  status: number
  type: string
  text: string
}

/** Sends a request without the normalization of fetch. */
export function send(url: string, agent: Agent, drawn: DrawnRequest): Promise<Reply> {
  const { method, path, headers, body } = drawn
  const length = body === null ? 0 : Buffer.byteLength(body)
  return new Promise((resolve, reject) => {
    const options = { method, path, agent, headers: { ...headers, ...(body !== null && { 'content-length': length }) } }
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    // A keep-alive connection may close just when it is reused.
    sent.on('error', (error) => (sent.reusedSocket ? resolve(send(url, agent, drawn)) : reject(error)))
    sent.end(body ?? undefined)
  })
}
