import * as v from 'valibot'

const Text = v.optional(v.string(), '')

/** Variables that say at which other sites people can sign in. */
export const identitySettings = {
  VK_APP_ID: Text,
  VK_SERVICE_TOKEN: Text,
  VK_ORIGIN: v.optional(v.string(), 'https://id.vk.com'),
  VK_LOGIN_ORIGIN: v.optional(v.string(), 'https://login.vk.com'),
  VK_API_ORIGIN: v.optional(v.string(), 'https://api.vk.com'),
  OIDC_ISSUER: Text,
  OIDC_CLIENT_ID: Text,
  OIDC_CLIENT_SECRET: Text,
  OIDC_NAME: Text,
}

type IdentitySettings = { [Name in keyof typeof identitySettings]: v.InferOutput<(typeof identitySettings)[Name]> }

export interface VkConfig {
  appId: string
  /** Secret of the shop's application, for calls of its server. */
  serviceToken: string
  /** Of the window, of the autologin, of the HTTP API. */
  origin: string
  loginOrigin: string
  apiOrigin: string
}

export interface OidcConfig {
  /** Address of the provider, as its discovery document names it. */
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button says. */
  name: string
}

export interface IdentityConfig {
  /** null = no sign-in by VK. */
  vk: VkConfig | null
  /** null = no sign-in by OpenID Connect. */
  oidc: OidcConfig | null
}

/**
 * @param mode in production every provider is at an https address, which the embedded ones of the demo never are
 * @throws Error that names a setting that is wrong or missing, without its value
 */
export function readIdentityConfig(settings: IdentitySettings, mode: 'demo' | 'production'): IdentityConfig {
  const schemes = mode === 'production' ? ['https:'] : ['https:', 'http:']
  const need = (name: keyof IdentitySettings) => {
    if (settings[name] === '') throw new Error(`${name} is empty: the provider is only half set up.`)
    return settings[name]
  }
  const originIn = (name: keyof IdentitySettings) => {
    const url = addressIn(name)
    if (url.origin !== settings[name]) throw new Error(`${name} is no origin. Write it like https://id.vk.com.`)
    return url.origin
  }
  const addressIn = (name: keyof IdentitySettings) => {
    const url = URL.parse(settings[name])
    if (url && schemes.includes(url.protocol)) return url
    throw new Error(`${name} is no address that this shop may use. Write it like https://id.example.`)
  }
  return {
    vk:
      settings.VK_APP_ID === ''
        ? null
        : {
            appId: settings.VK_APP_ID,
            serviceToken: need('VK_SERVICE_TOKEN'),
            origin: originIn('VK_ORIGIN'),
            loginOrigin: originIn('VK_LOGIN_ORIGIN'),
            apiOrigin: originIn('VK_API_ORIGIN'),
          },
    oidc:
      settings.OIDC_ISSUER === ''
        ? null
        : {
            issuer: addressIn('OIDC_ISSUER').href,
            clientId: need('OIDC_CLIENT_ID'),
            clientSecret: need('OIDC_CLIENT_SECRET'),
            name: need('OIDC_NAME'),
          },
  }
}
