const DAY = 24 * 60 * 60

/** Row of the cookie table. */
export interface CookieRule {
  name: string
  /** Lifetime in seconds. */
  maxAge: number
  isHttpOnly: boolean
  /** Which side sets it; the server reads all of them. */
  writtenBy: 'api' | 'browser' | 'shell'
  /**
   * In a store with HTTPS the name gets the prefix `__Host-`, so that neighbouring subdomains can neither set nor
   * replace the cookie. Only for server cookies whose names the specification leaves open; see `cookieNameOf`.
   */
  hasHostPrefix?: true
}

/**
 * Name of a cookie. Browsers accept `__Host-` only with `Secure`, so over plain HTTP, as in the demo, the name has no
 * prefix.
 *
 * @param isSecure whether visitors reach the store over HTTPS: shell and API both read it from `PUBLIC_ORIGIN`
 */
export function cookieNameOf(
  { name, hasHostPrefix }: Pick<CookieRule, 'name' | 'hasHostPrefix'>,
  isSecure: boolean,
): string {
  return hasHostPrefix && isSecure ? `__Host-${name}` : name
}

/**
 * The table of cookies; see also `DEVICE_COOKIES`. All are `SameSite=Lax`, `Path=/`, and `Secure` in a store with
 * HTTPS. Descriptions are comments, because the table is part of the page's bundle.
 */
export const COOKIES = {
  /** Bearer secret of a cart; hashed at rest. */
  cartToken: {
    name: 'cartToken',
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Tells the browser that a cartToken exists; without it the browser makes no cart calls. */
  hasCart: {
    name: 'has_cart',
    maxAge: 365 * DAY,
    isHttpOnly: false,
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
  /** The info bar above the header was closed. */
  headerBarClosed: {
    name: 'header_bar_closed',
    maxAge: 7 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies that only lazily loaded browser code needs; separate, so that the initial bundle does not contain them. */
export const DEVICE_COOKIES = {
  /** Random id for recommendations, which link viewed products to it; at most 50 characters. */
  retailSession: {
    name: 'vi_rr_id',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** The visitor has confirmed the region. */
  regionApproved: {
    name: 'region_approved',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Activity type of the active company; cleared when its user signs out. */
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
  /** Partner id from the link by which the visitor came, for analytics. */
  partner: {
    name: 'cpa',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Mailing id from the link by which the visitor came, for analytics. */
  mailing: {
    name: 'hsml',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
  /** Whether the staff panel is open. */
  adminPanelShown: {
    name: 'showAdminPanel',
    maxAge: 30 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies of sessions and sign-in, which only the API reads; separate, so that browser bundles do not contain them. */
export const SESSION_COOKIES = {
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
  /** Secret of a device that its user let the store remember. */
  rememberedDevice: {
    name: 'remembered_device',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
} as const satisfies Record<string, CookieRule>

/** Cookies of favourites and comparison; separate, so that only the code that uses them contains them. */
export const MARK_COOKIES = {
  /** Bearer secret of a guest's favourites and comparison; hashed at rest. */
  marksToken: {
    name: 'marksToken',
    hasHostPrefix: true,
    maxAge: 365 * DAY,
    isHttpOnly: true,
    writtenBy: 'api',
  },
  /** Tells the browser that the visitor has marked products; without it the browser does not load marks. */
  hasMarks: {
    name: 'has_marks',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
  },
} as const satisfies Record<string, CookieRule>
