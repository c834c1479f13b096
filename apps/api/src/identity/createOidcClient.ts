import type { Configuration } from 'openid-client'
import * as v from 'valibot'
import type { OidcConfig } from './identityConfig.ts'
import { ProviderRefusal, type ProviderPerson } from './ProviderPerson.ts'

const TIMEOUT_S = 5
const SCOPE = 'openid profile email phone'

/** Secrets of one way to the provider and back. */
export interface OidcChecks {
  state: string
  nonce: string
  codeVerifier: string
}

/** Sign-in by an OpenID Connect provider: authorization code with PKCE. */
export interface OidcClient {
  /** Address of the provider to which a browser is led. @throws ProviderRefusal `unavailable` */
  start(redirectUri: string, checks: OidcChecks): Promise<string>
  /**
   * @param returned the whole address with which the browser came back
   * @throws ProviderRefusal whatever does not fit: issuer, state, code, audience, nonce, signature
   */
  finish(returned: URL, checks: OidcChecks): Promise<ProviderPerson>
}

const Text = v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(1000))), null)
const Flag = v.fallback(v.boolean(), false)
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  name: Text,
  given_name: Text,
  email: Text,
  email_verified: Flag,
  phone_number: Text,
  phone_number_verified: Flag,
})

/** @param isInsecureAllowed the provider may be at an http address: in the demo only */
export function createOidcClient(
  { issuer, clientId, clientSecret }: OidcConfig,
  isInsecureAllowed: boolean,
): OidcClient {
  // Comes with the first use: a shop without a provider never loads it.
  const load = () => import('openid-client')
  let found: Promise<Configuration> | undefined
  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretBasic, discovery, enableNonRepudiationChecks } = await load()
    // Signatures of ID tokens are checked though they come over a connection of our own.
    const execute = [enableNonRepudiationChecks, ...(isInsecureAllowed ? [allowInsecureRequests] : [])]
    const options = { execute, timeout: TIMEOUT_S }
    return discovery(new URL(issuer), clientId, undefined, ClientSecretBasic(clientSecret), options)
  }
  const configuration = () => {
    found ??= discover().catch((cause: unknown) => {
      // The next visitor asks again.
      found = undefined
      throw new ProviderRefusal('unavailable', 'The OpenID Connect provider does not tell its addresses.', { cause })
    })
    return found
  }
  return {
    async start(redirectUri, { state, nonce, codeVerifier }) {
      const [{ buildAuthorizationUrl, calculatePKCECodeChallenge }, config] = await Promise.all([
        load(),
        configuration(),
      ])
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href
    },
    async finish(returned, { state, nonce, codeVerifier }) {
      const [{ authorizationCodeGrant, fetchUserInfo }, config] = await Promise.all([load(), configuration()])
      try {
        const tokens = await authorizationCodeGrant(config, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        const more = config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : {}
        return personOf(v.parse(Claims, { ...claims, ...more, sub: claims.sub }))
      } catch (cause) {
        throw new ProviderRefusal(reasonOf(cause), 'The OpenID Connect provider let nobody in.', { cause })
      }
    },
  }
}

function personOf(claims: v.InferOutput<typeof Claims>): ProviderPerson {
  return {
    provider: 'oidc',
    subject: claims.sub,
    name: claims.given_name ?? claims.name,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    phone: claims.phone_number,
    isPhoneVerified: claims.phone_number_verified,
  }
}

/** Only what never reached the provider, or what it could not answer, may be better the next time. */
function reasonOf(cause: unknown): 'refused' | 'unavailable' {
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  return code === 'OAUTH_TIMEOUT' || (cause instanceof TypeError && cause.message === 'fetch failed')
    ? 'unavailable'
    : 'refused'
}
