import { css } from '@linaria/core'
import { withSupportPhone } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { Message } from '@verstak/ui-kit/Message'
import { captchaTexts } from '../captcha/captcha.texts.ts'
import { CaptchaFailed } from '../captcha/CaptchaFailed.tsx'
import { CaptchaTask } from '../captcha/CaptchaTask.tsx'
import { useSignInScreen } from './signInContext.ts'

/** The captcha, where the step needs it (FAULT-013, 016, 020, 027, 028). Only scripts can do it. */
export function CaptchaPlace() {
  const { state, dispatch } = useSignInScreen()
  const { supportPhone } = useHost()
  const { captcha, errors } = state
  if (!captcha) return null

  function fail(error?: unknown) {
    // Its code tells what failed (FAULT-037, 038); an expiry is no error.
    if (error) globalThis.reportError?.(error)
    dispatch({ type: 'captchaFailed' })
  }

  return (
    <>
      <noscript>
        <Message tone="warn" title={captchaTexts.noScriptTitle}>
          {withSupportPhone(
            state.place === 'PASSWORD' ? captchaTexts.noScriptPassword : captchaTexts.noScript,
            supportPhone,
          )}
        </Message>
      </noscript>
      <div className={scripted}>
        {captcha.isFailed ? (
          <CaptchaFailed onRetry={() => dispatch({ type: 'captchaRetried' })} />
        ) : (
          <CaptchaTask
            key={captcha.round}
            error={errors['captcha']}
            onSolved={(token) => dispatch({ type: 'captchaSolved', token })}
            onFailed={fail}
          />
        )}
      </div>
    </>
  )
}

const scripted = css`
  @media (scripting: none) {
    display: none;
  }
`
