import type { IncomingHttpHeaders } from 'node:http'
import { DomainError, invalidInput } from '../DomainError.ts'

const KEY = /^[\w.:-]{8,128}$/

/** @throws DomainError `idempotency-key-required` when the header is missing, `invalid-input` when it is no key */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key']
  if (key === undefined) throw new DomainError('idempotency-key-required')
  if (typeof key === 'string' && KEY.test(key)) return key
  throw invalidInput('Idempotency-Key', 'malformed', 'The key has 8 to 128 letters, digits, dots, colons, hyphens.')
}
