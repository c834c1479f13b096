import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './refusalOf.ts'

/** Puts refusals of the shell in the place of Fastify's own; `report` is told of what is no visitor's fault. Before the addresses. */
export function registerRefusals(app: FastifyInstance, report: (error: unknown) => void): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500) return refuse(request, reply, statusCode)
    // A visitor who has gone in the middle of his request is nobody's fault.
    if (!request.raw.destroyed || request.raw.complete) report(error)
    // What the API behind does not answer is a matter of a moment.
    return refuse(request, reply, statusCode > 500 ? 503 : 500)
  })
}

/** Sends what the shell itself answers. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const refusal = refusalOf(request.originalUrl, status, request.id)
  return reply.code(status).headers(refusal.headers).send(refusal.body)
}
