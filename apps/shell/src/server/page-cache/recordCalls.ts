import { createHash } from 'node:crypto'
import type { Answer, Transport } from '@verstak/api-client/call'

/** What a page was made of: the hash of each answer, by the path of its call. */
export type Calls = ReadonlyMap<string, string>

export interface CallRecord {
  /** Sends as the one given, and notes the answers. */
  transport: Transport
  /** Notes what was asked for another page and is in this one, too; null for what is not everybody's or failed. */
  add(calls: Calls | null): void
  /** The calls so far; null when one of them failed, is not answered yet, or got what is not everybody's. */
  calls(): Calls | null
}

/** Notes what the calls of one page are answered. */
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
        // On a server all of it is here and can be read again.
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

/** Makes the calls again, as nobody in particular; true when each answer is still the same. Never rejects. */
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
