import type { Endpoint } from '@verstak/contracts/endpoint'
import { Problem } from '@verstak/contracts/error'
import * as v from 'valibot'
import { ApiError } from './ApiError.ts'
import { deepFreeze } from './deepFreeze.ts'

/** Frozen bodies that were checked: on a server they may come again, for another visitor's page. */
const checked = new WeakMap<object, { schema: Endpoint['response']; output: unknown }>()

/**
 * Checks the body of a successful answer; the same frozen body is the same answer, and as unchangeable.
 * @throws `ApiError` `internal` when it breaks the contract
 */
export function readAnswer(schema: Endpoint['response'], status: number, body: unknown): unknown {
  const isShared = typeof body === 'object' && body !== null && Object.isFrozen(body)
  const known = isShared ? checked.get(body) : undefined
  if (known?.schema === schema) return known.output
  const answer = v.safeParse(schema, body)
  if (!answer.success) throw new ApiError('internal', status, answer.issues.map(detailOf), body)
  if (isShared) checked.set(body, { schema, output: deepFreeze(answer.output) })
  return answer.output
}

/** What a failed answer says of itself; undefined when it is none of the API's own. */
export function readProblem(status: number, body: unknown): ApiError | undefined {
  const problem = v.safeParse(v.pick(Problem, ['code', 'errors']), body)
  return problem.success ? new ApiError(problem.output.code, status, problem.output.errors, body) : undefined
}

function detailOf(issue: v.BaseIssue<unknown>) {
  return { field: v.getDotPath(issue) ?? '', reason: issue.type, message: issue.message }
}
