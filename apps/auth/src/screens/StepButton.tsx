import { Button } from '@verstak/ui-kit/Button'
import type { MouseEvent, ReactNode } from 'react'
import { findTransition } from '../sign-in/flowMachine.ts'
import { useSignInScreen } from './signInContext.ts'

export interface StepButtonProps {
  /** Transition of a sign-in that the server drives. */
  transition: string
  variant?: 'secondary' | 'ghost' | 'link'
  disabled?: boolean
  className?: string | undefined
  /** It is what the running call does. */
  isBusy?: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
  children: ReactNode
}

/** A button beside the main one. Without scripts it sends the form with its own transition. */
export function StepButton({
  transition,
  variant = 'secondary',
  disabled,
  className,
  isBusy,
  onPress,
  children,
}: StepButtonProps) {
  const { state } = useSignInScreen()
  const isSent = findTransition(state, transition) !== undefined
  return (
    <Button
      type={isSent ? 'submit' : 'button'}
      {...(isSent && { name: 'transition', value: transition, formNoValidate: true })}
      className={className}
      variant={variant}
      {...(variant !== 'link' && { size: 'l' as const, wide: true })}
      disabled={disabled ?? false}
      loading={isBusy ?? false}
      onClick={(event) => {
        event.preventDefault()
        onPress(event)
      }}
    >
      {children}
    </Button>
  )
}
