const DAY = 24 * 60 * 60

/** Row of the cookie table. */
export interface CookieRule {
  name: string
  /** Lifetime in seconds. */
  maxAge: number
  isHttpOnly: boolean
  /** Which side sets it; all are read by the server. */
  writtenBy: 'api' | 'browser' | 'shell'
  purpose: string
}

/** The one table of cookies. All are `SameSite=Lax`, `Path=/`, and `Secure` outside localhost. */
export const COOKIES = {
  cartToken: {
    name: 'cartToken',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
    purpose: 'bearer secret of a cart; hashed at rest',
  },
  hasCart: {
    name: 'has_cart',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
    purpose: 'tells the browser that a cartToken exists, so that visitors without a cart make no cart calls',
  },
  activeRegion: {
    name: 'active_region',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
    purpose: 'id of the region that the visitor chose',
  },
  visitorId: {
    name: 'visitor_id',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'shell',
    purpose: 'random id that decides which visitors see a canary release',
  },
  headerBarClosed: {
    name: 'header_bar_closed',
    maxAge: 7 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
    purpose: 'the info bar above the header was closed',
  },
} as const satisfies Record<string, CookieRule>
