import { useEffect, useReducer } from 'react'
import { useSignInScreen } from './signInContext.ts'

const SECOND_MS = 1000

/** Whole seconds until a moment of the sign-in's clock, once per second; 0 when it is over (SMS-008). */
export function useRemaining(untilMs: number): number {
  const { now } = useSignInScreen()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const seconds = Math.max(0, Math.ceil((untilMs - now()) / SECOND_MS))
  const isRunning = seconds > 0

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning, untilMs])

  return seconds
}
