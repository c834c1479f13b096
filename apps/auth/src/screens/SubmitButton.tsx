import { Button } from '@verstak/ui-kit/Button'
import { mainTransition } from '../sign-in/flowMachine.ts'
import { isResending } from './isResending.ts'
import { useSignInScreen } from './signInContext.ts'

export interface SubmitButtonProps {
  disabled?: boolean
  children: string
}

/** The main button of a step. */
export function SubmitButton({ disabled = false, children }: SubmitButtonProps) {
  const { state } = useSignInScreen()
  const main = mainTransition(state)?.transition
  return (
    <Button
      type="submit"
      {...(main && { name: 'transition', value: main })}
      size="l"
      wide
      disabled={disabled}
      loading={state.pending !== null && !isResending(state)}
    >
      {children}
    </Button>
  )
}
