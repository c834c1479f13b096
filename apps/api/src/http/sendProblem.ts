import type { Endpoint } from '@verstak/contracts/endpoint'
import type { Problem } from '@verstak/contracts/error'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../DomainError.ts'
import { problemOf } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which endpoint of the contracts a route answers; absent for pictures and pages of the documentation. */
    endpoint?: Endpoint
    /** Called by programs with cookies that no browser has, so without an origin. */
    isForPrograms?: boolean
  }
}

/** Answers any failure with problem details (RFC 9457), with the specification's envelope added where it fixes one. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { problem, retryAfter, isFault } = problemOf(error, request.id)
  if (isFault) request.log.error({ err: error }, 'The request failed')
  if (retryAfter !== null) reply.header('retry-after', retryAfter)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  const envelope = envelopeOf(request.routeOptions?.config?.endpoint, problem)
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, ...envelope }))
}

/** What the specification reads of a failure of some calls. */
function envelopeOf(endpoint: Endpoint | undefined, { errors = [] }: Problem): object {
  if (endpoint?.isMetaStatusRead) return { data: { meta: { status: 'error' } } }
  if (!endpoint?.isFailureWorded) return {}
  const details = errors.flatMap(({ reason, text }) => (text === undefined ? [] : [{ code: reason, message: text }]))
  return { meta: { status: 'error', ...(details[0] && { message: details[0].message }) }, details }
}

/** Puts problem details in the place of Fastify's own answers. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) =>
    sendProblem(notFound('', 'No endpoint has this method and path.'), request, reply),
  )
}
