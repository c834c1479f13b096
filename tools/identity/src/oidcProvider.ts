import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { OIDC_CALLBACK } from '@verstak/contracts/identity'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { MemoryAdapter } from './MemoryAdapter.ts'
import { PEOPLE, type Person } from './people.data.ts'
import { peoplePage, type ProviderPage } from './providerPages.ts'
import { providerTexts as texts } from './providerPages.texts.ts'

/** The shop as a client of the embedded provider. */
export interface OidcShop {
  issuer: string
  clientId: string
  clientSecret: string
  shopOrigins: readonly string[]
}

/** Handles a request whose address begins after the path of the issuer. */
export type OidcHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const INTERACTION = /^\/interaction\/[\w-]+$/
const FORM_LIMIT = 1000

/** OpenID Connect by `oidc-provider`, with the made-up people instead of passwords. */
export function oidcProvider(shop: OidcShop): OidcHandler {
  const provider = new Provider(shop.issuer, configurationOf(shop))
  const serve = provider.callback()
  return async (request, response) => {
    if (!INTERACTION.test(request.url ?? '')) return serve(request, response)
    if (request.method !== 'POST') return send(response, peoplePage(texts.oidcTitle, {}))
    const person = new URLSearchParams((await text(request)).slice(0, FORM_LIMIT)).get('person') ?? ''
    const result = personOf(person)
      ? { login: { accountId: person, remember: false } }
      : { error: 'access_denied', error_description: 'The visitor went back' }
    return provider.interactionFinished(request, response, result)
  }
}

function configurationOf({ clientId, clientSecret, shopOrigins }: OidcShop): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: MemoryAdapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: shopOrigins.map((origin) => origin + OIDC_CALLBACK),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'demo', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: {
      openid: ['sub'],
      profile: ['given_name'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/oidc/interaction/${uid}` },
    pkce: { required: () => true },
    // The next visitor of the demo chooses anew; who is on the way back to the shop may take longer than that.
    expiresWithSession: () => false,
    ttl: { Session: 1, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
    findAccount: (_, id) => {
      const person = personOf(id)
      return person && { accountId: id, claims: () => claimsOf(person) }
    },
    // Nobody is asked twice: the page of the people says what the shop gets.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid profile email phone')
      await grant.save()
      return grant
    },
  }
}

const claimsOf = ({ id, name, email, isEmailVerified, phone, isPhoneVerified }: Person) => ({
  sub: String(id),
  ...(name !== null && { given_name: name }),
  ...(email !== null && { email, email_verified: isEmailVerified }),
  ...(phone !== null && { phone_number: phone, phone_number_verified: isPhoneVerified }),
})

const personOf = (id: string) => PEOPLE.find((person) => String(person.id) === id)

function send(response: ServerResponse, { headers, html }: ProviderPage): void {
  response.writeHead(200, headers).end(html)
}
