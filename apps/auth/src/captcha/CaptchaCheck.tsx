import type { WidgetProps } from '@verstak/contracts/widget'
import { useState } from 'react'
import { CaptchaFailed } from './CaptchaFailed.tsx'
import { CaptchaTask } from './CaptchaTask.tsx'

/** The captcha for forms outside of the sign-in. */
export function CaptchaCheck({ onSolved }: WidgetProps['auth/CaptchaCheck']) {
  const [round, setRound] = useState(0)
  const [isFailed, setFailed] = useState(false)

  function fail(error?: unknown) {
    if (error) globalThis.reportError?.(error)
    setFailed(true)
  }
  function retry() {
    setFailed(false)
    setRound(round + 1)
  }

  if (isFailed) return <CaptchaFailed onRetry={retry} />
  return <CaptchaTask key={round} error={undefined} onSolved={(token) => onSolved(token)} onFailed={fail} />
}
