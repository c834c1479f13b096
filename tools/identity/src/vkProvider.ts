import { randomBytes } from 'node:crypto'
import { VK_AUTOLOGIN_ERROR } from '@verstak/contracts/identity'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { PEOPLE, type Person } from './people.data.ts'
import { peoplePage, type ProviderPage, notifyOpenerPage, unknownShopPage } from './providerPages.ts'
import { providerTexts as texts } from './providerPages.texts.ts'

/** The shop's application at the embedded provider. */
export interface VkApplication {
  appId: string
  serviceToken: string
  /** Origins of the shop's pages: nobody else gets a token. */
  shopOrigins: readonly string[]
}

type Query = Record<string, string>

const TOKEN_MS = 10 * 60_000
/** Who is signed in at the provider. Sent from the shop's pages, too: another site. */
const PERSON_COOKIE = 'demo_vk_person'
const COOKIE_OPTIONS = 'Path=/; HttpOnly; Secure; SameSite=None'
/** VK's numbers. */
const ERROR = { access: 5, invalid: 8, parameter: 100 }

/** Acts like VK ID as far as the shop sees it: the window, the autologin, the way out, and the HTTP API. */
export function vkProvider(app: FastifyInstance, { appId, serviceToken, shopOrigins }: VkApplication): void {
  const silentTokens = new Map<string, { person: Person; uuid: string; endsAt: number }>()
  const accessTokens = new Map<string, Person>()
  const issue = (person: Person, uuid: string) => {
    const token = randomBytes(24).toString('base64url')
    silentTokens.set(token, { person, uuid, endsAt: Date.now() + TOKEN_MS })
    return { token, uuid }
  }
  /** The shop's origin that asks; undefined for a stranger. */
  const shopOf = ({ app_id: id, redirect_uri: uri = '' }: Query) =>
    id === appId ? shopOrigins.find((origin) => URL.parse(uri)?.origin === origin) : undefined

  app.get<{ Querystring: Query }>('/auth', ({ query }, reply) => {
    if (!shopOf(query)) return send(reply.code(400), unknownShopPage(texts.vkTitle))
    return send(reply, peoplePage(texts.vkTitle, {}))
  })
  app.post<{ Querystring: Query; Body: Query }>('/auth', ({ query, body }, reply) => {
    const origin = shopOf(query)
    if (!origin) return send(reply.code(400), unknownShopPage(texts.vkTitle))
    const person = personOf(body['person'])
    if (!person) return send(reply, notifyOpenerPage(texts.vkTitle, { type: 'closed' }, origin))
    reply.header('set-cookie', `${PERSON_COOKIE}=${person.id}; ${COOKIE_OPTIONS}`)
    const token = { type: 'silent_token', ...issue(person, query['uuid'] ?? '') }
    return send(reply, notifyOpenerPage(texts.vkTitle, token, origin))
  })

  app.get<{ Querystring: Query }>('/', ({ query, headers }, reply) => {
    if (query['act'] === 'logout') {
      const origin = shopOrigins.find((shop) => shop === headers.origin)
      if (origin) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' })
      return reply.header('set-cookie', `${PERSON_COOKIE}=; Max-Age=0; ${COOKIE_OPTIONS}`).send({ response: 1 })
    }
    const isAutologin = query['act'] === 'autologin' && query['response_type'] === 'silent_token'
    if (!isAutologin || !shopOf(query)) return send(reply.code(400), unknownShopPage(texts.vkTitle))
    const back = new URL(query['redirect_uri']!)
    const person = personOf(new RegExp(`${PERSON_COOKIE}=(\\d+)`).exec(headers.cookie ?? '')?.[1])
    const error = person ? person.autologinError : VK_AUTOLOGIN_ERROR.access
    if (error !== undefined) back.searchParams.set('error_code', String(error))
    else
      back.searchParams.set('payload', JSON.stringify({ type: 'silent_token', ...issue(person!, query['uuid'] ?? '') }))
    return reply.header('cache-control', 'no-store').redirect(back.href, 302)
  })

  app.post<{ Body: Query }>('/method/auth.exchangeSilentAuthToken', ({ body }) => {
    if (body['access_token'] !== serviceToken) return failure(ERROR.access)
    const token = body['token'] ?? ''
    const known = silentTokens.get(token)
    silentTokens.delete(token)
    if (!known || known.uuid !== body['uuid'] || known.endsAt < Date.now()) return failure(ERROR.invalid)
    const { person } = known
    if (person.vkError !== undefined) return failure(person.vkError)
    const access = randomBytes(24).toString('base64url')
    accessTokens.set(access, person)
    return {
      response: {
        access_token: access,
        user_id: person.id,
        expires_in: 0,
        ...(person.email !== null && { email: person.email }),
        ...(person.phone !== null && {
          phone: person.phone.replace(/\D/g, ''),
          phone_validated: person.isPhoneVerified ? 1 : 0,
        }),
      },
    }
  })
  app.post<{ Body: Query }>('/method/users.get', ({ body }) => {
    const person = accessTokens.get(body['access_token'] ?? '')
    return person ? { response: [{ id: person.id, first_name: person.name ?? '' }] } : failure(ERROR.access)
  })
}

const send = (reply: FastifyReply, { headers, html }: ProviderPage) => reply.headers(headers).send(html)

const personOf = (id: string | undefined) => PEOPLE.find((person) => String(person.id) === id)

const failure = (code: number) => ({ error: { error_code: code, error_msg: 'Refused by the embedded provider' } })
