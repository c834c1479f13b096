import type { Endpoint, EndpointBody, EndpointQuery } from '@verstak/contracts/endpoint'
import type { ErrorDetail } from '@verstak/contracts/error'
import * as v from 'valibot'
import { DomainError } from '../DomainError.ts'
import { coerceQuery } from './coerceQuery.ts'

/** Deeper than any JSON Schema of ours; a schema that leaves a part open lets any depth through. */
const MAX_DEPTH = 64

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
  refuseBrokenText(result.output, '', 0)
  return result.output
}

function detailOf(issue: v.BaseIssue<unknown>): ErrorDetail {
  const isFlag = /^[a-zA-Z-]+$/.test(issue.message)
  return { field: v.getDotPath(issue) ?? '', reason: isFlag ? issue.message : issue.type, message: issue.message }
}

/** PostgreSQL can store neither NUL nor half a surrogate pair. */
function refuseBrokenText(value: unknown, field: string, depth: number): void {
  if (typeof value === 'string' && isBroken(value)) throw refusal(field, 'Not a well-formed text.')
  if (typeof value !== 'object' || value === null) return
  if (depth >= MAX_DEPTH) throw refusal(field.slice(0, 100), 'Nested too deeply.')
  for (const [key, part] of Object.entries(value)) {
    if (isBroken(key)) throw refusal(field, 'A field has a name that is no well-formed text.')
    refuseBrokenText(part, field ? `${field}.${key}` : key, depth + 1)
  }
}

const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed()

const refusal = (field: string, message: string) =>
  new DomainError('invalid-input', { field, reason: 'invalid', message })
