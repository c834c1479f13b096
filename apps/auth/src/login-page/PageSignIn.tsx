import { css } from '@linaria/core'
import { SIGN_IN_FORM, SIGN_IN_TRANSITIONS } from '@verstak/contracts/signInFlow'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { chevronLeftIcon } from '@verstak/ui-kit/icons'
import { space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { SignIn } from '../door/SignIn.tsx'
import { useSignIn } from '../door/useSignIn.ts'
import { useSignInEnd } from '../door/useSignInEnd.ts'
import { findTransition } from '../sign-in/flowMachine.ts'
import { hasArrow, stepTitle } from '../sign-in/stepFrame.ts'
import type { SignInState } from '../sign-in/signInState.ts'
import { useSocialReturn } from '../social/useSocialReturn.ts'
import { leave } from './leave.ts'
import { loginPageTexts } from './loginPage.texts.ts'

export interface PageSignInProps {
  initial: SignInState
  next: string
}

/** The sign-in on a page of its own, with the title and the arrow that a window would have. */
export function PageSignIn({ initial, next }: PageSignInProps) {
  const clock = useClock()
  const onEffect = useSignInEnd(next, leave)
  const screen = useSignIn({ initial, next, onEffect, now: clock })
  const { state, dispatch } = screen
  useSocialReturn(screen)
  const back = findTransition(state, SIGN_IN_TRANSITIONS.back)

  return (
    <>
      <div className={head}>
        {hasArrow(state) && (
          <form method="post" action={back && SIGN_IN_FORM}>
            <input type="hidden" name="dataToken" value={state.dataToken} />
            <input type="hidden" name="next" value={next} />
            <IconButton
              className={arrow}
              shape={chevronLeftIcon}
              label={loginPageTexts.back}
              {...(back && { type: 'submit' as const, name: 'transition', value: back.transition })}
              onClick={(event) => {
                event.preventDefault()
                dispatch({ type: 'back' })
              }}
            />
          </form>
        )}
        <Heading level={1} look="section">
          {stepTitle(state)}
        </Heading>
      </div>
      <SignIn screen={screen} isFocused={false} onClose={() => dispatch({ type: 'back' })} />
    </>
  )
}

/** Counts from the hydration on, so that server and browser begin alike. */
function useClock(): () => number {
  const startedAt = useRef<number | null>(null)
  useEffect(() => {
    startedAt.current ??= performance.now()
  }, [])
  return () => (startedAt.current === null ? 0 : performance.now() - startedAt.current)
}

const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  margin-bottom: ${space.s20};
`

const arrow = css`
  margin: -4px 0 -4px -12px;
`
