import type { FastifyInstance } from 'fastify'
import type { DocumentedRoute } from './openApi.ts'

/** Address of the page that shows every endpoint; the document itself is `json` below it. */
const DOCS_PATH = '/api/docs'
/** Headers of a connection, which differ between the caller's and the one on which the page was made. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** Serves the OpenAPI document and its page; call before the routes. They are made when first asked for: a start pays nothing. */
export function registerDocs(app: FastifyInstance): void {
  const routes: DocumentedRoute[] = []
  const open = async () => (await import('./openApi.ts')).createDocs(DOCS_PATH, routes)
  let docs: ReturnType<typeof open> | undefined
  for (const path of [DOCS_PATH, `${DOCS_PATH}/*`]) {
    app.get(path, async ({ url }, reply) => {
      docs ??= open()
      const { statusCode, headers, rawPayload } = await (await docs).inject(url)
      // Its own refusals would look like nobody else's here.
      if (statusCode === 404) return reply.callNotFound()
      const passedOn = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))
      return reply.code(statusCode).headers(Object.fromEntries(passedOn)).send(rawPayload)
    })
  }
  app.addHook('onRoute', ({ method, url, config }) => {
    // Fastify adds it to each GET by itself.
    if (method !== 'HEAD') routes.push({ method, url, endpoint: config?.endpoint })
  })
}
