import { css } from '@linaria/core'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, space } from '@verstak/ui-kit/tokens'
import { RetryMessage } from '../screens/RetryMessage.tsx'
import { signInTexts } from '../sign-in/signIn.texts.ts'

export interface LateScreenProps {
  isFailed: boolean
  onRetry: () => void
}

/** In the place of a screen whose code is not here. */
export function LateScreen({ isFailed, onRetry }: LateScreenProps) {
  return isFailed ? <RetryMessage onRetry={onRetry} /> : <Loading>{signInTexts.loading}</Loading>
}

/** What is waited for. */
export const Loading = ({ children }: { children: string }) => (
  <div className={load} role="status">
    <Spinner />
    {children}
  </div>
)

const load = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.s16};
  min-height: 208px;
  color: ${color.textSecondary};
`
