import type { Endpoint, EndpointBody, EndpointQuery } from '@verstak/contracts/endpoint'
import type { ErrorDetail } from '@verstak/contracts/error'
import * as v from 'valibot'
import { DomainError } from '../DomainError.ts'
import { coerceQuery } from './coerceQuery.ts'

export interface ParsedInput<E extends Endpoint> {
  query: EndpointQuery<E>
  body: EndpointBody<E>
}

/** Checks what a caller sent against the endpoint's schemas. @throws DomainError `invalid-input` that names each field */
export function parseInput<E extends Endpoint>(endpoint: E, query: unknown, body: unknown): ParsedInput<E> {
  const input = {
    query: endpoint.query && parse(endpoint.query, coerceQuery(endpoint.query, query as Record<string, unknown>)),
    body: endpoint.body && parse(endpoint.body, body),
  }
  return input as ParsedInput<E>
}

function parse(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new DomainError('invalid-input', result.issues.slice(0, 20).map(detailOf))
  refuseBrokenText(result.output, '')
  return result.output
}

function detailOf(issue: v.BaseIssue<unknown>): ErrorDetail {
  const isFlag = /^[a-z-]+$/.test(issue.message)
  return { field: v.getDotPath(issue) ?? '', reason: isFlag ? issue.message : issue.type, message: issue.message }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; neither comes from a keyboard. */
function refuseBrokenText(value: unknown, field: string): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new DomainError('invalid-input', { field, reason: 'invalid', message: 'Not a well-formed text.' })
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) refuseBrokenText(part, field ? `${field}.${key}` : key)
}
