import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that says what a test wants, correctly signed. */
export interface FakeIssuer {
  issuer: string
  /** Changes of the next ID tokens. */
  claims: Record<string, unknown>
  /** Signs the next ID tokens with a key that is not its own. */
  isForging: boolean
  /** Answers the way to it. @param change parameters of the way back @returns path and query of the way back */
  approve(address: string, change?: Record<string, string | null>): string
  stop(): Promise<void>
}

const CLIENT = 'verstak-test'
const KEY_ID = 'k1'
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

export const FAKE_CLIENT = { clientId: CLIENT, clientSecret: 'secret', name: 'Fake' }

export async function startFakeIssuer(): Promise<FakeIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const nonces = new Map<string, string>()
  const idTokenFor = (code: string) => {
    const now = Math.floor(Date.now() / 1000)
    const own = { iss: fake.issuer, aud: CLIENT, sub: 'person-1', iat: now, exp: now + 300, nonce: nonces.get(code) }
    const head = `${base64({ alg: 'RS256', kid: KEY_ID })}.${base64({ ...own, ...fake.claims })}`
    const key = fake.isForging ? foreign.privateKey : privateKey
    return `${head}.${sign('RSA-SHA256', Buffer.from(head), key).toString('base64url')}`
  }
  const server = createServer((request, response) => {
    let form = ''
    request.on('data', (chunk) => (form += String(chunk)))
    request.on('end', () => {
      const answers: Record<string, () => object> = {
        '/.well-known/openid-configuration': () => ({
          issuer: fake.issuer,
          authorization_endpoint: `${fake.issuer}/authorize`,
          token_endpoint: `${fake.issuer}/token`,
          jwks_uri: `${fake.issuer}/jwks`,
          authorization_response_iss_parameter_supported: true,
        }),
        '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] }),
        '/token': () => {
          const code = new URLSearchParams(form).get('code') ?? ''
          return { access_token: 'a', token_type: 'Bearer', id_token: idTokenFor(code) }
        },
      }
      const answer = answers[request.url ?? '']?.()
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeIssuer = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    claims: {},
    isForging: false,
    approve(address, change = {}) {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      nonces.set(code, asked.get('nonce')!)
      const back = new URL(asked.get('redirect_uri')!)
      const parameters = { code, state: asked.get('state'), iss: fake.issuer, ...change }
      for (const [name, value] of Object.entries(parameters)) if (value !== null) back.searchParams.set(name, value)
      return back.pathname + back.search
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return fake
}
