import { Captcha } from '../captcha/Captcha.tsx'
import { useSignInScreen } from './signInContext.ts'

/** The captcha, where the step needs it (FAULT-013, 016, 020, 027, 028). */
export function CaptchaPlace() {
  const { state, dispatch } = useSignInScreen()
  const { captcha, errors } = state
  if (!captcha) return null
  return (
    <Captcha
      key={captcha.round}
      error={errors['captcha']}
      isFailed={captcha.isFailed}
      onSolved={(token) => dispatch({ type: 'captchaSolved', token })}
      onFailed={(error) => {
        // Its code tells what failed (FAULT-037, 038); an expiry is no error.
        if (error) globalThis.reportError?.(error)
        dispatch({ type: 'captchaFailed' })
      }}
      onRetry={() => dispatch({ type: 'captchaRetried' })}
    />
  )
}
