import { createHash } from 'node:crypto'
import type { Answer, Transport } from '@verstak/api-client/call'

/** Calls behind a page: the hash of each answer, by the path of the call. */
export type Calls = ReadonlyMap<string, string>

export interface CallRecord {
  /** Wraps the given transport and records the answers. */
  transport: Transport
  /** Adds calls that were made for another page; null for calls that failed or got a private answer. */
  add(calls: Calls | null): void
  /** The calls so far; null when one of them failed, is pending, or got a private answer. */
  calls(): Calls | null
}

/** Records the answers to the calls of one page. */
export function recordCalls(send: Transport): CallRecord {
  const noted = new Map<string, string>()
  let running = 0
  let isEverybodys = true
  const note = (path: string, hash: string) => {
    if ((noted.get(path) ?? hash) !== hash) isEverybodys = false
    noted.set(path, hash)
  }
  return {
    transport: async (path, init) => {
      running += 1
      try {
        const response = await send(path, init)
        const body = await response.arrayBuffer()
        note(path, hashOf(Buffer.from(body)))
        if (init.method !== 'GET' || !response.ok || !isPublic(response)) isEverybodys = false
        // On the server the body is buffered and can be read again.
        return response
      } catch (error) {
        isEverybodys = false
        throw error
      } finally {
        running -= 1
      }
    },
    add: (calls) => {
      if (calls) for (const [path, hash] of calls) note(path, hash)
      else isEverybodys = false
    },
    calls: () => (isEverybodys && running === 0 ? noted : null),
  }
}

/** Repeats the calls without credentials; true when all answers are unchanged. Never rejects. */
export async function areUnchanged(send: Transport, calls: Calls): Promise<boolean> {
  const checks = [...calls].map(async ([path, hash]) => {
    const response = await send(path, { method: 'GET', headers: { accept: 'application/json' } })
    return response.ok && hashOf(Buffer.from(await response.arrayBuffer())) === hash
  })
  const results = await Promise.allSettled(checks)
  return results.every((result) => result.status === 'fulfilled' && result.value)
}

const isPublic = (response: Answer) => /^public\b/.test(response.headers.get('cache-control') ?? '')

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64')
