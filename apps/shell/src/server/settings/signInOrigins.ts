import { SMART_CAPTCHA_ORIGIN } from '@verstak/contracts/captcha'

/** Other sites at which visitors sign in, or solve the captcha, for the content security policy. */
export interface SignInOrigins {
  /** The browser asks whether VK can be reached, and signs out there; the captcha's script asks its own site. */
  connect: readonly string[]
  /** VK's autologin redirects in a hidden frame; the captcha's tasks stand in one. */
  frame: readonly string[]
  /** A form leads to the OpenID Connect provider by a redirect. */
  form: readonly string[]
}

/** Settings of the API, too; see its README. */
type Name = 'VK_APP_ID' | 'VK_ORIGIN' | 'VK_LOGIN_ORIGIN' | 'OIDC_ISSUER' | 'SMARTCAPTCHA_SITE_KEY'
type Settings = Partial<Record<Name, string | undefined>>

/** The origins that the settings name; none for a way that is not set up. @throws when one is not an address */
export function parseSignInOrigins(settings: Settings): SignInOrigins {
  const originIn = (name: keyof Settings, otherwise = '') => {
    const url = URL.parse(settings[name] || otherwise)
    if (url && /^https?:$/.test(url.protocol)) return url.origin
    throw new Error(`${name} is "${settings[name]}"; it must be an address such as https://id.example.`)
  }
  const hasVk = Boolean(settings.VK_APP_ID)
  const login = hasVk ? [originIn('VK_LOGIN_ORIGIN', 'https://login.vk.com')] : []
  const window = hasVk ? [originIn('VK_ORIGIN', 'https://id.vk.com')] : []
  // Its script comes by a script of the page, which the policy trusts.
  const captcha = settings.SMARTCAPTCHA_SITE_KEY ? [SMART_CAPTCHA_ORIGIN] : []
  return {
    connect: [...new Set([...window, ...login, ...captcha])],
    frame: [...login, ...captcha],
    form: settings.OIDC_ISSUER ? [originIn('OIDC_ISSUER')] : [],
  }
}

/** Origins of this process's store. */
export const SIGN_IN_ORIGINS = parseSignInOrigins({
  VK_APP_ID: process.env['VK_APP_ID'],
  VK_ORIGIN: process.env['VK_ORIGIN'],
  VK_LOGIN_ORIGIN: process.env['VK_LOGIN_ORIGIN'],
  OIDC_ISSUER: process.env['OIDC_ISSUER'],
  SMARTCAPTCHA_SITE_KEY: process.env['SMARTCAPTCHA_SITE_KEY'],
})
