import { css } from '@linaria/core'
import { getCaptchaTask, type CaptchaTask } from '@verstak/contracts/captcha'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { noteId } from '@verstak/ui-kit/Field'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useId, useState } from 'react'
import { AltchaBox } from './AltchaBox.tsx'
import { captchaTexts } from './captcha.texts.ts'
import { SmartCaptchaBox } from './SmartCaptchaBox.tsx'

export interface CaptchaProps {
  /** Its answer was not given where it is needed. */
  error: string | undefined
  /** The error flag (FAULT-039). */
  isFailed: boolean
  onSolved: (token: string) => void
  onFailed: (error?: unknown) => void
  onRetry: () => void
}

/** The shop's captcha. A new one is mounted for each task. */
export function Captcha({ error, isFailed, onSolved, onFailed, onRetry }: CaptchaProps) {
  const { call } = useHost()
  const id = useId()
  const [task, setTask] = useState<CaptchaTask>()

  useEffect(() => {
    let isHere = true
    call(getCaptchaTask, {}).then(
      (got) => isHere && setTask(got),
      (failure: unknown) => isHere && onFailed(failure),
    )
    return () => {
      isHere = false
    }
    // Once for each task.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (isFailed)
    return (
      <div className={box} role="alert">
        {captchaTexts.failed}
        <Button variant="link" onClick={onRetry}>
          {captchaTexts.retry}
        </Button>
      </div>
    )
  return (
    <div>
      {task?.provider === 'altcha' && (
        <AltchaBox
          id={id}
          className={box}
          challenge={task.challenge}
          error={error}
          onSolved={onSolved}
          onFailed={onFailed}
        />
      )}
      {task?.provider === 'smartcaptcha' && (
        <SmartCaptchaBox siteKey={task.siteKey} onSolved={onSolved} onFailed={onFailed} />
      )}
      {!task && (
        <div className={box}>
          <Spinner label={captchaTexts.loading} />
          <noscript>{captchaTexts.noScript}</noscript>
        </div>
      )}
      {error && (
        <p className={note} id={noteId(id)} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const box = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 56px;
  padding: 0 ${space.s16};
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.control};
  background-color: ${color.surfacePage};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  &:has([aria-invalid]) {
    border-color: ${color.stateDanger};
  }
`

const note = css`
  margin-top: ${space.s6};
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
