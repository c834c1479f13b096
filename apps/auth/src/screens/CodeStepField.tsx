import { CodeField } from '@verstak/ui-kit/CodeField'
import { useEffect, useRef, useState } from 'react'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { useSignInScreen } from './signInContext.ts'
import { useRemaining } from './useRemaining.ts'

export interface CodeStepFieldProps {
  /** Said while a limit closes the field. */
  limitMessage: string
  /** How long the complete code waits for a correction before it is sent, ms. */
  delayMs: number
}

/**
 * The code of a step. The last digit sends it, typed, pasted or filled in by the phone (SMS-013, OTP-009). A limit closes
 * it until its time is over (SMS-011, 012).
 */
export function CodeStepField({ limitMessage, delayMs }: CodeStepFieldProps) {
  const { state, dispatch } = useSignInScreen()
  const { code, errors } = state
  const [digits, setDigits] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isClosed = useRemaining(code.againAtMs) > 0 && code.isLimit

  useEffect(() => () => clearTimeout(timer.current), [])

  function type(next: string) {
    clearTimeout(timer.current)
    setDigits(next)
  }

  function send(complete: string) {
    clearTimeout(timer.current)
    const submit = () => dispatch({ type: 'submit', values: { code: complete } })
    if (delayMs === 0) submit()
    else timer.current = setTimeout(submit, delayMs)
  }

  return (
    <CodeField
      name="code"
      label={code.type === 'email' ? signInTexts.mailedCode : signInTexts.code}
      length={code.length}
      value={digits}
      onChange={type}
      onComplete={send}
      disabled={isClosed}
      error={isClosed ? limitMessage : errors['code']}
      required
    />
  )
}
