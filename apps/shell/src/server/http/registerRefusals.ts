import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from './refusalOf.ts'

/**
 * Replaces Fastify's error answers by the shell's. `report` gets errors that clients did not cause. Call it before
 * adding routes.
 */
export function registerRefusals(app: FastifyInstance, report: (error: unknown) => void): void {
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500) return refuse(request, reply, statusCode)
    // A client that aborts its request is not an error.
    if (!request.raw.destroyed || request.raw.complete) report(error)
    // No answer of the API is a temporary failure.
    return refuse(request, reply, statusCode > 500 ? 503 : 500)
  })
}

/** Sends an error answer of the shell. */
export function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const refusal = refusalOf(request.originalUrl, status, request.id)
  return reply.code(status).headers(refusal.headers).send(refusal.body)
}
