import type { CookieRule } from '@verstak/contracts/cookie'

/** When a cookie that is set now ends. */
export const endOf = ({ maxAge }: Pick<CookieRule, 'maxAge'>, now: Date): Date =>
  new Date(now.getTime() + maxAge * 1000)
