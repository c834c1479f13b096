import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { signInTexts } from '../sign-in/signIn.texts.ts'

export interface RetryMessageProps {
  children?: string
  onRetry: () => void
}

/** Code that could not be loaded, and the way to try again. */
export function RetryMessage({ children = signInTexts.notLoaded, onRetry }: RetryMessageProps) {
  return (
    <div className={column}>
      <Message tone="danger" isLive>
        {children}
      </Message>
      <Button variant="secondary" size="l" wide onClick={onRetry}>
        {signInTexts.tryAgain}
      </Button>
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s12};
`
