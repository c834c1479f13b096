import { DAY, type CookieRule } from './cookieRule.contract.ts'

/** Cookies that only late code of the browser uses: their own module keeps them out of the initial bundle. */
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
