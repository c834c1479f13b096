import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import type { WindowChange } from '@verstak/host'
import { useEffect, useEffectEvent, useState } from 'react'
import { hasArrow, stepTitle, stepWidth } from '../sign-in/stepFrame.ts'
import { firstState } from '../sign-in/signInState.ts'
import { SignIn } from './SignIn.tsx'
import { typedLoginAtom } from './typedLoginAtom.ts'
import { useSignIn } from './useSignIn.ts'
import { useSignInEnd } from './useSignInEnd.ts'

/** The sign-in as a window's content: the window's title, width and arrow follow the step. */
export function SignInDoor({ next = '', onStep, onDone }: WidgetProps['auth/SignInDoor']) {
  const { store } = useHost()
  const [initial] = useState(() => firstState(store.get(typedLoginAtom)))
  const onEffect = useSignInEnd(next, onDone)
  const screen = useSignIn({ initial, next, onEffect })
  const { state, dispatch } = screen
  const title = stepTitle(state)
  const width = stepWidth(state)
  const isBackPossible = hasArrow(state)
  const showStep = useEffectEvent((change: WindowChange) => onStep(change))

  useEffect(() => {
    const onBack = isBackPossible ? () => dispatch({ type: 'back' }) : undefined
    showStep({ title, width, onBack })
  }, [title, width, isBackPossible, dispatch])

  useEffect(() => store.set(typedLoginAtom, state.login), [store, state.login])

  return <SignIn screen={screen} isFocused onClose={() => onDone()} />
}
