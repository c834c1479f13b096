import { useState } from 'react'
import { useCaptchaAnswer } from './useCaptchaAnswer.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** A code that was sent, or that none was sent now; one of before may still be valid. */
export type CodeOutcome =
  { kind: 'sent'; delayS: number; length: number; messagesUrl: string | null } | { kind: 'limit'; delayS: number }

export type CodeSteps = ReturnType<typeof useCodeSteps>

/** State of a form of two steps: a contact, then the code that was sent there. Shown by `CodeStep`. */
export function useCodeSteps() {
  const captcha = useCaptchaAnswer()
  const [sent, setSent] = useState<Extract<CodeOutcome, { kind: 'sent' }> | null>(null)
  const [isAgain, setAgain] = useState(false)
  const [isLimit, setLimit] = useState(false)
  const [code, setCode] = useState('')
  const [left, startCountdown] = useSecondsLeft()
  const [sendings, setSendings] = useState(0)
  const send = () => setSendings((count) => count + 1)
  return {
    ...{ captcha, sent, code, setCode, left, sendings },
    isLimited: isLimit && left > 0 && !sent,
    /** Whether the form sends the code; else the contact. */
    isCodeStage: sent !== null && !isAgain,
    /** Sends the form as it stands: with the captcha's answer, or with the last digit. */
    send,
    sendAgain() {
      setAgain(true)
      send()
    },
    take(outcome: CodeOutcome) {
      setAgain(false)
      setLimit(outcome.kind === 'limit')
      setCode('')
      startCountdown(outcome.delayS)
      if (outcome.kind === 'sent') setSent(outcome)
    },
    /** Back to the contact. */
    reopen() {
      setAgain(false)
      setSent(null)
    },
  }
}
