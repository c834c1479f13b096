/** Internal codes of the captcha's failures (FAULT-037, 038). */
export const CAPTCHA_FAULT = {
  /** Its script could not be loaded. */
  load: 10101,
  /** It failed while it ran. */
  runtime: 10102,
} as const

/** Failure of the captcha. */
export class CaptchaError extends Error {
  override name = 'CaptchaError'
  /** One of `CAPTCHA_FAULT`. */
  readonly code: number

  constructor(code: number, cause?: unknown) {
    super(`Captcha failed: ${code}`, { cause })
    this.code = code
  }
}
