import { Button } from '@verstak/ui-kit/Button'
import { captchaTexts } from './captcha.texts.ts'
import { captchaBox } from './captchaStyles.tsx'

/** The error flag (FAULT-039), and the way to another task. */
export const CaptchaFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={captchaBox} role="alert">
    {captchaTexts.failed}
    <Button variant="link" onClick={onRetry}>
      {captchaTexts.retry}
    </Button>
  </div>
)
