import { providerTexts } from './providerPages.texts.ts'

/** Path of the OpenID Connect provider. */
export const OIDC_PATH = '/oidc'
/** Id of the shop at both providers. */
export const APPLICATION = 'verstak-demo'

/** Environment of an API whose providers are the embedded ones at an origin. */
export function identitySettingsFor(origin: string, secret: string) {
  return {
    VK_APP_ID: APPLICATION,
    VK_SERVICE_TOKEN: secret,
    VK_ORIGIN: origin,
    VK_LOGIN_ORIGIN: origin,
    VK_API_ORIGIN: origin,
    OIDC_ISSUER: origin + OIDC_PATH,
    OIDC_CLIENT_ID: APPLICATION,
    OIDC_CLIENT_SECRET: secret,
    OIDC_NAME: providerTexts.oidcName,
  }
}
