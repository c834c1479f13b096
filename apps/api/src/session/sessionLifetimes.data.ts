import { DAY, SERVER_COOKIES } from '@verstak/contracts/cookie'

/** How long a session and its tokens live, seconds. */
export interface SessionLifetime {
  /** Access and admin tokens; then they are renewed by the refresh token. */
  access: number
  /** A refresh token: a session that nobody uses for so long has ended. */
  idle: number
  /** Since the sign-in, however often it is renewed. */
  longest: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Shoppers' days are the specification's. Staff's sessions, those that began with a second factor, end as NIST SP
 * 800-63B-4 asks for at AAL2: staff who signed in without it is a shopper, with a shopper's session.
 *
 * | session | tokens are renewed after | ends unused after | ends in any case after |
 * | ------- | ------------------------ | ----------------- | ---------------------- |
 * | shopper | a day                    | 30 days           | a year                 |
 * | staff   | 15 minutes               | an hour           | 12 hours               |
 */
export const SESSION_LIFETIMES = {
  shopper: {
    access: SERVER_COOKIES.accessToken.maxAge,
    idle: SERVER_COOKIES.refreshToken.maxAge,
    longest: 365 * DAY,
  },
  staff: { access: 15 * MINUTE, idle: HOUR, longest: 12 * HOUR },
} as const satisfies Record<string, SessionLifetime>

/** @param isAdmin the session has an admin token */
export const lifetimeOf = (isAdmin: boolean): SessionLifetime => SESSION_LIFETIMES[isAdmin ? 'staff' : 'shopper']
