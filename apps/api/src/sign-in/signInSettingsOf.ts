import type { Config } from '../config.ts'
import type { SignInSettings } from './SignInTools.ts'

/** What sign-in is told of the shop. */
export function signInSettingsOf({ signIn, publicOrigins, mode, opsPort, smsGateway }: Config): SignInSettings {
  const [origin] = publicOrigins
  const isReadable = mode === 'demo' && smsGateway === null && opsPort !== 0
  return {
    ...signIn,
    secureHost: origin?.startsWith('https:') ? new URL(origin).hostname : null,
    messagesUrl: isReadable ? `http://127.0.0.1:${opsPort}/messages` : null,
  }
}
