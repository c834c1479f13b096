import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { captchaTexts } from '../captcha/captcha.texts.ts'
import type { CaptchaProps } from '../captcha/Captcha.tsx'
import { CAPTCHA_FAULT, CaptchaError } from '../captcha/captchaError.ts'
import { captchaBox } from '../captcha/captchaStyles.tsx'
import { useSignInScreen } from './signInContext.ts'

/** The captcha, where the step needs it (FAULT-013, 016, 020, 027, 028). Only scripts can do it. */
export function CaptchaPlace() {
  const { captcha } = useSignInScreen().state
  if (!captcha) return null
  return (
    <>
      <noscript>
        <Message tone="warn" title={captchaTexts.noScriptTitle}>
          {captchaTexts.noScript}
        </Message>
      </noscript>
      <div className={scripted}>{captcha.isFailed ? <Failed /> : <Task key={captcha.round} />}</div>
    </>
  )
}

/** A task, as soon as the code of the captcha is here. */
function Task() {
  const { state, dispatch } = useSignInScreen()
  const [Captcha, setCaptcha] = useState<ComponentType<CaptchaProps>>()

  function fail(error?: unknown) {
    // Its code tells what failed (FAULT-037, 038); an expiry is no error.
    if (error) globalThis.reportError?.(error)
    dispatch({ type: 'captchaFailed' })
  }

  useEffect(() => {
    let isHere = true
    import(/* webpackChunkName: "captcha" */ '../captcha/Captcha.tsx')
      .then((code) => code.Captcha)
      .then(
        (brought) => isHere && setCaptcha(() => brought),
        (cause: unknown) => isHere && fail(new CaptchaError(CAPTCHA_FAULT.load, cause)),
      )
    return () => {
      isHere = false
    }
    // Once for each task.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  if (!Captcha)
    return (
      <div className={captchaBox}>
        <Spinner label={captchaTexts.loading} />
      </div>
    )
  return (
    <Captcha
      error={state.errors['captcha']}
      onSolved={(token) => dispatch({ type: 'captchaSolved', token })}
      onFailed={fail}
    />
  )
}

function Failed() {
  const { dispatch } = useSignInScreen()
  return (
    <div className={captchaBox} role="alert">
      {captchaTexts.failed}
      <Button variant="link" onClick={() => dispatch({ type: 'captchaRetried' })}>
        {captchaTexts.retry}
      </Button>
    </div>
  )
}

const scripted = css`
  @media (scripting: none) {
    display: none;
  }
`
