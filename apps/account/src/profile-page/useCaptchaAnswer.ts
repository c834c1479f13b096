import { useRef } from 'react'

/** Keeps the answer of a captcha, which counts once: for the next call. */
export function useCaptchaAnswer(): { keep: (token: string) => void; take: () => string | null } {
  const answer = useRef<string | null>(null)
  return {
    keep(token) {
      answer.current = token
    },
    take() {
      const token = answer.current
      answer.current = null
      return token
    },
  }
}
