import { Spinner } from '@verstak/ui-kit/Spinner'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { captchaTexts } from './captcha.texts.ts'
import type { CaptchaProps } from './Captcha.tsx'
import { CAPTCHA_FAULT, CaptchaError } from './captchaError.ts'
import { captchaBox } from './captchaStyles.tsx'

/** A task of the captcha, as soon as its code is here. Code that does not come is failure 10101 (FAULT-037). */
export function CaptchaTask(props: CaptchaProps) {
  const { onFailed } = props
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps>>()

  useEffect(() => {
    let isHere = true
    import(/* webpackChunkName: "captcha" */ './Captcha.tsx')
      .then((code) => code.Captcha)
      .then(
        (brought) => isHere && setCaptcha(() => brought),
        (cause: unknown) => isHere && onFailed(new CaptchaError(CAPTCHA_FAULT.load, cause)),
      )
    return () => {
      isHere = false
    }
    // Once for each task.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (Captcha) return <Captcha {...props} />
  return (
    <div className={captchaBox}>
      <Spinner label={captchaTexts.loading} />
    </div>
  )
}
