import { companyCheckbox, newAuth, newAuthFlow, oneTimeCode } from '@verstak/contracts/flag'
import { isMobile, useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { SignInScreen } from '../screens/signInContext.ts'
import { classicStep } from '../sign-in/classicMachine.ts'
import { createSignIn, type OuterEffect } from '../sign-in/createSignIn.ts'
import { flowStep } from '../sign-in/flowMachine.ts'
import { firstState, type SignInState } from '../sign-in/signInState.ts'
import { useForgetSocial } from '../social/useForgetSocial.ts'

export interface SignInOptions {
  /** Where it begins; the first step by default. */
  initial?: SignInState
  next: string
  onEffect: (effect: OuterEffect, state: SignInState) => void
  /** Monotonic clock; 0 until the page is hydrated. */
  now?: () => number
}

const monotonic = () => performance.now()

/** A sign-in in the flow and the variants of this visitor (FLOW-001). */
export function useSignIn({ initial, next, onEffect, now = monotonic }: SignInOptions): SignInScreen {
  const host = useHost()
  const isFlow = useFlag(newAuthFlow)
  const isNewAuth = useFlag(newAuth)
  const oneTime = useFlag(oneTimeCode)
  const checkbox = useFlag(companyCheckbox)
  const emit = useEffectEvent(onEffect)
  const [signIn] = useState(() => {
    const begin = initial ?? firstState()
    const variant = { isNewAuth, oneTimeCode: oneTime, isMobile: isMobile(host.layout) }
    const isDriven = isFlow || begin.flow !== null
    return createSignIn({
      step: isDriven ? flowStep : (state, event) => classicStep(variant, state, event),
      initial: isFlow && !begin.flow ? { ...begin, isChecking: true } : begin,
      call: host.call,
      now,
    })
  })
  const state = useSyncExternalStore(signIn.subscribe, signIn.read, signIn.read)
  useForgetSocial(host.call, state)

  useEffect(() => {
    const disconnect = signIn.connect((effect, at) => emit(effect, at))
    signIn.dispatch({ type: 'start' })
    return () => {
      // Whoever is signed in and closes the last question is signed in.
      signIn.dispatch({ type: 'leave' })
      disconnect()
      signIn.stop()
    }
  }, [signIn])

  return { state, dispatch: signIn.dispatch, now, next, companyCheckbox: checkbox, hasKinds: isNewAuth }
}
