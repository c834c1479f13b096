import { css } from '@linaria/core'
import { noteId } from '@verstak/ui-kit/Field'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef, useState } from 'react'
import { captchaTexts } from './captcha.texts.ts'
import { CAPTCHA_FAULT, CaptchaError } from './captchaError.ts'

export interface AltchaBoxProps {
  id: string
  className: string
  challenge: Readonly<Record<string, unknown>>
  error: string | undefined
  onSolved: (token: string) => void
  onFailed: (error?: unknown) => void
}

/** An answer lives as long as its challenge, if the device's clock can be believed; ms. */
const LONGEST_LIFE_MS = 3_600_000

/** Box to tick; then the device does a proof of work, whose code comes only now. */
export function AltchaBox({ id, className, challenge, error, onSolved, onFailed }: AltchaBoxProps) {
  const [stage, setStage] = useState<'idle' | 'working' | 'done'>('idle')
  const work = useRef<AbortController>(null)
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(
    () => () => {
      work.current?.abort()
      clearTimeout(expiry.current)
    },
    [],
  )

  async function start() {
    if (stage !== 'idle') return
    setStage('working')
    const controller = (work.current = new AbortController())
    try {
      const solve = await loadSolver()
      const token = await solve(challenge, controller)
      if (controller.signal.aborted) return
      setStage('done')
      watchExpiry()
      onSolved(token)
    } catch (failure) {
      if (controller.signal.aborted) return
      onFailed(failure instanceof CaptchaError ? failure : new CaptchaError(CAPTCHA_FAULT.runtime, failure))
    }
  }

  function watchExpiry() {
    const { expiresAt } = (challenge['parameters'] ?? {}) as { expiresAt?: number }
    const life = (expiresAt ?? 0) * 1000 - Date.now()
    if (life > 0 && life < LONGEST_LIFE_MS) expiry.current = setTimeout(onFailed, life)
  }

  return (
    <div className={className}>
      <Checkbox
        label={captchaTexts.label}
        checked={stage !== 'idle'}
        aria-busy={stage === 'working'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId(id) : undefined}
        data-field="captcha"
        onChange={() => void start()}
      />
      <span className={words} role="status">
        {{ idle: captchaTexts.note, working: captchaTexts.working, done: captchaTexts.done }[stage]}
      </span>
    </div>
  )
}

async function loadSolver() {
  try {
    const { solveAltcha } = await import(/* webpackChunkName: "altcha" */ './solveAltcha.ts')
    return solveAltcha
  } catch (cause) {
    throw new CaptchaError(CAPTCHA_FAULT.load, cause)
  }
}

const words = css`
  max-width: 112px;
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`
