import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { createContext, useContext } from 'react'
import type { SignInEvent, SignInState } from '../sign-in/signInState.ts'

/** What every screen of the sign-in gets. */
export interface SignInScreen {
  state: SignInState
  dispatch: (event: SignInEvent) => void
  /** Milliseconds of the clock of `againAtMs`; 0 until the page is hydrated. */
  now: () => number
  /** Address after the sign-in; '' for none. */
  next: string
  /** Variant of the registration's checkbox. */
  companyCheckbox: 'representative' | 'buy-as-company'
  /** The tab «Для физлиц» / «Для юрлиц» is shown. */
  hasKinds: boolean
}

export const SignInContext = createContext<SignInScreen | null>(null)

/** The sign-in around a screen. */
export function useSignInScreen(): SignInScreen {
  const screen = useContext(SignInContext)
  if (!screen) throw new Error('A screen of the sign-in stands outside of its SignInContext')
  return screen
}

/** The server drives it and no script runs yet: the browser sends the forms itself. */
export function useIsPlain(): boolean {
  const isHydrated = useIsHydrated()
  return useSignInScreen().state.flow !== null && !isHydrated
}
