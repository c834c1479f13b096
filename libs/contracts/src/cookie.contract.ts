import { DAY, type CookieRule } from './cookieRule.contract.ts'

// Apart, so that no page carries the table below.
export { cookieNameOf, DAY, type CookieRule } from './cookieRule.contract.ts'
export { PAGE_COOKIES } from './pageCookie.contract.ts'

/**
 * Cookies that only servers read. With `PAGE_COOKIES` and `DEVICE_COOKIES` these are all cookies of the store. All are
 * `SameSite=Lax`, `Path=/`, and `Secure` in a store with HTTPS. Descriptions are comments, because a bundle contains
 * the whole table.
 */
export const SERVER_COOKIES = {
  /** Bearer secret of a cart; hashed at rest. */
  cartToken: {
    name: 'cartToken',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Bearer secret of a guest's favourites and comparison; hashed at rest. */
  marksToken: {
    name: 'marksToken',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Names a guest who votes for reviews, signed by the store; opens nothing. */
  reviewVoter: {
    name: 'review_voter',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Id of the region chosen by the visitor. */
  activeRegion: {
    name: 'active_region',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Random id that assigns visitors to canary releases and experiments. */
  visitorId: {
    name: 'visitor_id',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'shell',
  },
  /** Bearer secret of a session; hashed at rest. */
  accessToken: {
    name: 'acctoken',
    maxAge: DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Secret that is exchanged once for new tokens of the session; hashed at rest. */
  refreshToken: {
    name: 'reftoken',
    maxAge: 30 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Second secret of a staff session; hashed at rest. */
  adminToken: {
    name: 'admacctoken',
    maxAge: DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Secret of a sign-in that is under way in this browser: codes are bound to it. */
  signInFlow: {
    name: 'sign_in_flow',
    hasHostPrefix: true,
    maxAge: DAY / 24,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Secret of a browser that is signing in by another site or a passkey: what it waits for is bound to it. */
  identityFlow: {
    name: 'identity_flow',
    hasHostPrefix: true,
    maxAge: DAY / 24,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Secret of a device that its user let the store remember. */
  rememberedDevice: {
    name: 'remembered_device',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Secret of a browser in which somebody has signed in: a sign-in in another one is told by mail. It opens nothing. */
  knownDevice: {
    name: 'known_device',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
} as const satisfies Record<string, CookieRule>
