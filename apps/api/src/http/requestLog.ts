import type { FastifyInstance } from 'fastify'

/** One line for each answer; Fastify's own two cost a tenth of a listing's time. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => request.log.debug({ req: request }, 'incoming request'))
  app.addHook('onResponse', async (request, reply) => {
    const responseTime = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, status: reply.statusCode, responseTime }, 'answered')
  })
}
