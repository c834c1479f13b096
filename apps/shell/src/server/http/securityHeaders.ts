import { PUBLIC_ORIGIN } from '../settings/publicOrigin.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** What the store itself uses, or will: shops near by, passkeys, «Скопировать», full screen of pictures and videos. */
const OWN_FEATURES = [
  'geolocation',
  'publickey-credentials-get',
  'publickey-credentials-create',
  'clipboard-write',
  'fullscreen',
]
/** What neither the store nor a frame within it has any business with. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Headers that make browsers careful, by kind of answer; `origin` is the store's own, '' where that is not known. */
export function securityHeadersOf(origin: string) {
  const every = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // By plain HTTP browsers ignore it, and a store that tries HTTPS on would not get rid of it.
    ...(origin.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  }
  const document = {
    ...every,
    // A social network's sign-in opens a window, which must reach the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
      ...DENIED_FEATURES.map((feature) => `${feature}=()`),
    ].join(', '),
  }
  const plainPage = {
    ...document,
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  }
  return {
    /** Of every answer. */
    every,
    /** Of pages besides, whose own policy says what they may load. */
    document,
    /** All headers of a page that needs no other file. */
    plainPage,
  }
}

/** Those of this process's store. */
export const SECURITY_HEADERS = securityHeadersOf(PUBLIC_ORIGIN)
