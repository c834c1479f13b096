import type { Endpoint } from '@verstak/contracts/endpoint'
import { Problem } from '@verstak/contracts/error'
import * as v from 'valibot'
import { ApiError } from './ApiError.ts'
import { deepFreeze } from './deepFreeze.ts'

/** Frozen bodies that were already validated: on a server another visitor's page may use them again. */
const checked = new WeakMap<object, { schema: Endpoint['response']; output: unknown }>()

/**
 * Validates the body of a successful answer. For the same frozen body it returns the same frozen answer.
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

/** Reads the error of a failed answer; undefined when it does not have the API's format. */
export function readProblem(status: number, body: unknown): ApiError | undefined {
  const problem = v.safeParse(v.pick(Problem, ['code', 'errors']), body)
  return problem.success ? new ApiError(problem.output.code, status, problem.output.errors, body) : undefined
}

function detailOf(issue: v.BaseIssue<unknown>) {
  return { field: v.getDotPath(issue) ?? '', reason: issue.type, message: issue.message }
}
