const DAY = 24 * 60 * 60

/** Row of the cookie table. */
export interface CookieRule {
  name: string
  /** Lifetime in seconds. */
  maxAge: number
  isHttpOnly: boolean
  /** Which side sets it; all are read by the server. */
  writtenBy: 'api' | 'browser' | 'shell'
  /**
   * Named `__Host-…` in a store with HTTPS, which no neighbouring subdomain can set or replace then. For cookies of servers whose
   * names the specification leaves open; see `cookieNameOf`.
   */
  hasHostPrefix?: true
}

/**
 * What a cookie is called. Browsers take `__Host-` only with `Secure`, so by plain HTTP, as in the demo, the bare name stands.
 *
 * @param isSecure whether visitors reach the store by HTTPS: `PUBLIC_ORIGIN` tells shell and API alike
 */
export function cookieNameOf(
  { name, hasHostPrefix }: Pick<CookieRule, 'name' | 'hasHostPrefix'>,
  isSecure: boolean,
): string {
  return hasHostPrefix && isSecure ? `__Host-${name}` : name
}

/**
 * The table of cookies, with `DEVICE_COOKIES`. All are `SameSite=Lax`, `Path=/`, and `Secure` in a store with HTTPS. What each
 * is for is a comment, because pages carry the table.
 */
export const COOKIES = {
  /** Bearer secret of a cart; hashed at rest. */
  cartToken: {
    name: 'cartToken',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Tells the browser that a cartToken exists, so that visitors without a cart make no cart calls. */
  hasCart: {
    name: 'has_cart',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
  },
  /** Id of the region that the visitor chose. */
  activeRegion: {
    name: 'active_region',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Random id that decides which visitors see a canary release or an experiment. */
  visitorId: {
    name: 'visitor_id',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'shell',
  },
  /** The info bar above the header was closed. */
  headerBarClosed: {
    name: 'header_bar_closed',
    maxAge: 7 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies that only late code of the browser needs; apart, so that no page carries the table before it is used. */
export const DEVICE_COOKIES = {
  /** Random id under which recommendations learn what was looked at, at most 50 characters. */
  retailSession: {
    name: 'vi_rr_id',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** The visitor has said that the region is his. */
  regionApproved: {
    name: 'region_approved',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Activity type of the company that is active; cleared when its user leaves. */
  activityType: {
    name: 'activity_type',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** The reminder to write a review was closed. */
  reviewReminderClosed: {
    name: 'review_notification_popup_closed',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** The bar that offers the app was closed. */
  appBarHidden: {
    name: 'appDownloadHide',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Mark of the partner whose link brought the visitor, for analytics. */
  partner: {
    name: 'cpa',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Mark of the mailing whose link brought the visitor, for analytics. */
  mailing: {
    name: 'hsml',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Whether the panel of the staff is open. */
  adminPanelShown: {
    name: 'showAdminPanel',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies of a session, which only the API reads; apart, so that no page carries them. */
export const SESSION_COOKIES = {
  /** Bearer secret of a session; hashed at rest. */
  accessToken: {
    name: 'acctoken',
    maxAge: DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Second secret of a session of staff; hashed at rest. */
  adminToken: {
    name: 'admacctoken',
    maxAge: DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies of favourites and comparison; apart, so that only code that needs them carries them. */
export const MARK_COOKIES = {
  /** Bearer secret of a guest's favourites and comparison; hashed at rest. */
  marksToken: {
    name: 'marksToken',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Tells the browser that the visitor has marked products, so that others ask for no marks. */
  hasMarks: {
    name: 'has_marks',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
  },
} as const satisfies Record<string, CookieRule>
