import { css } from '@linaria/core'
import { getCaptchaTask, type CaptchaTask } from '@verstak/contracts/captcha'
import { useHost } from '@verstak/host'
import { noteId } from '@verstak/ui-kit/Field'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useEffect, useId, useState } from 'react'
import { AltchaBox } from './AltchaBox.tsx'
import { captchaTexts } from './captcha.texts.ts'
import { captchaBox } from './captchaStyles.tsx'
import { SmartCaptchaBox } from './SmartCaptchaBox.tsx'

export interface CaptchaProps {
  /** Its answer was not given where it is needed. */
  error: string | undefined
  onSolved: (token: string) => void
  onFailed: (error?: unknown) => void
}

/** The shop's captcha; its code comes when it is needed (`CaptchaPlace`). A new one is mounted for each task. */
export function Captcha({ error, onSolved, onFailed }: CaptchaProps) {
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

  return (
    <div>
      {task?.provider === 'altcha' && (
        <AltchaBox
          id={id}
          className={captchaBox}
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
        <div className={captchaBox}>
          <Spinner label={captchaTexts.loading} />
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

const note = css`
  margin-top: ${space.s6};
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
