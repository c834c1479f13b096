import { SIGN_IN_PAGE, signInAddress } from '@verstak/contracts/address'
import { useLocation } from '@verstak/router'
import { useIsServed } from '../document/ShellContext.ts'

/** Attributes of a link that opens the sign-in, and without scripts leads to its page; undefined while it is not released. */
export function useSignInWay() {
  const { pathname, search } = useLocation()
  const isServed = useIsServed()(SIGN_IN_PAGE)
  return isServed
    ? ({ href: signInAddress(pathname + search), 'data-opens': 'sign-in', 'aria-haspopup': 'dialog' } as const)
    : undefined
}
