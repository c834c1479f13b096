import type { ApiCall } from '@verstak/api-client/call'
import { forgetPendingIdentity } from '@verstak/contracts/identity'
import { useEffect, useEffectEvent } from 'react'
import type { SignInState } from '../sign-in/signInState.ts'

/**
 * Tells the server to forget the account of a social network when its visitor goes back to the first step or closes the
 * window: who signs in next in this browser must not be connected with it.
 */
export function useForgetSocial(call: ApiCall, { isSocial, isSignedIn }: SignInState): void {
  const forget = useEffectEvent(() => {
    if (!isSignedIn) void call(forgetPendingIdentity, {}, { keepalive: true }).catch(() => undefined)
  })
  useEffect(() => {
    if (!isSocial) return
    return () => forget()
  }, [isSocial])
}
