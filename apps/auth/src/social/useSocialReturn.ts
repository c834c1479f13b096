import { getPendingIdentity, SOCIAL_PARAM } from '@verstak/contracts/identity'
import { useHost } from '@verstak/host'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useEffect, useEffectEvent } from 'react'
import type { SignInScreen } from '../screens/signInContext.ts'

/**
 * Goes on with a sign-in that another site has led back to the page: says that it failed, or shows what is missing. Where
 * the server has moved its own sign-in on, the page stands there already.
 */
export function useSocialReturn({ state, dispatch }: Pick<SignInScreen, 'state' | 'dispatch'>): void {
  const { call } = useHost()
  const goOn = useEffectEvent(async (social: string) => {
    if (social === 'failed') return dispatch({ type: 'socialFailed' })
    if (state.place !== 'EMAIL_OR_PHONE') return
    dispatch({ type: 'socialStarted' })
    const { pending } = await call(getPendingIdentity, {})
    dispatch(pending ? { type: 'social', outcome: pending } : { type: 'socialFailed' })
  })
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Until then the sign-in is the one that the server has rendered; another may follow.
    if (!isHydrated) return
    const address = new URL(location.href)
    const social = address.searchParams.get(SOCIAL_PARAM)
    if (social === null) return
    // A reload does not tell it again.
    address.searchParams.delete(SOCIAL_PARAM)
    history.replaceState(history.state, '', address)
    goOn(social).catch(() => dispatch({ type: 'socialFailed' }))
  }, [dispatch, isHydrated])
}
