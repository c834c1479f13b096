import { COOKIES } from '@verstak/contracts/cookie'

/** True when this browser has a cart. Browser only. */
export function hasCartCookie(): boolean {
  return document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIES.hasCart.name}=`))
}
