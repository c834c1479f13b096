import type { Endpoint } from '@verstak/contracts/endpoint'
import { Problem } from '@verstak/contracts/error'
import * as v from 'valibot'
import { ApiError } from './ApiError.ts'

/** Bodies that were checked: on a server the same answer may come again. */
const checked = new WeakMap<object, { schema: Endpoint['response']; output: unknown }>()

/**
 * Checks the body of a successful answer; the same body is the same answer.
 * @throws `ApiError` `internal` when it breaks the contract
 */
export function readAnswer(schema: Endpoint['response'], status: number, body: unknown): unknown {
  const isObject = typeof body === 'object' && body !== null
  const known = isObject ? checked.get(body) : undefined
  if (known?.schema === schema) return known.output
  const answer = v.safeParse(schema, body)
  if (!answer.success) throw new ApiError('internal', status, answer.issues.map(detailOf), body)
  if (isObject) checked.set(body, { schema, output: answer.output })
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
