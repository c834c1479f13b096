import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { APPLICATION, identitySettingsFor, OIDC_PATH } from './identitySettings.ts'
import { oidcProvider, type OidcHandler } from './oidcProvider.ts'
import { vkProvider } from './vkProvider.ts'

const HOST = '127.0.0.1'
const FORM = 'application/x-www-form-urlencoded'
const FORM_LIMIT_BYTES = 10_000

export interface IdentityProvidersOptions {
  /** 0 takes a free one. */
  port: number
  /** Origins of the shop's pages. */
  shopOrigins: readonly string[]
  /** What the shop proves itself with; random by default. */
  secret?: string
  /** `VERSTAK_ENV` */
  mode: string
}

export interface IdentityProviders {
  origin: string
  /** Settings of the API that lead to these providers. */
  settings: ReturnType<typeof identitySettingsFor>
  stop(): Promise<void>
}

/**
 * Starts the embedded VK and OpenID Connect provider, at which everybody can sign in as anybody.
 * @throws Error outside of the demo
 */
export async function startIdentityProviders(options: IdentityProvidersOptions): Promise<IdentityProviders> {
  const { port, shopOrigins, mode, secret = randomBytes(32).toString('base64url') } = options
  if (mode !== 'demo') throw new Error('The embedded providers let anybody in, so they run in the demo only.')
  const oidc: { serve?: OidcHandler } = {}
  const app = fastify({
    bodyLimit: FORM_LIMIT_BYTES,
    forceCloseConnections: true,
    serverFactory: (serveVk) =>
      createServer((request, response) => {
        const { url = '/' } = request
        if (!url.startsWith(`${OIDC_PATH}/`) || !oidc.serve) return void serveVk(request, response)
        // How `oidc-provider` learns of the path before its own.
        Object.assign(request, { originalUrl: url, url: url.slice(OIDC_PATH.length) })
        oidc.serve(request, response).catch((error: unknown) => response.destroy(error as Error))
      }),
  })
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.get('/readyz', () => ({ status: 'ok' }))
  app.get('/favicon.ico', (_, reply) => reply.code(204).send())
  app.get('/robots.txt', () => 'User-agent: *\nDisallow: /\n')
  vkProvider(app, { appId: APPLICATION, serviceToken: secret, shopOrigins })
  await app.listen({ host: HOST, port })
  const origin = `http://${HOST}:${(app.server.address() as AddressInfo).port}`
  const settings = identitySettingsFor(origin, secret)
  oidc.serve = oidcProvider({ issuer: settings.OIDC_ISSUER, clientId: APPLICATION, clientSecret: secret, shopOrigins })
  return { origin, settings, stop: () => app.close() }
}
