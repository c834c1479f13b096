import { DAY, type CookieRule } from './cookieRule.contract.ts'

/** Cookies that the initial bundle of a page uses. */
export const PAGE_COOKIES = {
  /** Tells the browser that a cartToken exists; without it the browser makes no cart calls. */
  hasCart: {
    name: 'has_cart',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
  },
  /** Tells the browser that the visitor has marked products; without it the browser does not load marks. */
  hasMarks: {
    name: 'has_marks',
    maxAge: 365 * DAY,
    isHttpOnly: false,
    writtenBy: 'api',
  },
  /** The info bar above the header was closed. */
  headerBarClosed: {
    name: 'header_bar_closed',
    maxAge: 7 * DAY,
    isHttpOnly: false,
    writtenBy: 'browser',
  },
} as const satisfies Record<string, CookieRule>
