import type { CaptchaTask } from '@verstak/contracts/captcha'

/** Tells people from programs. */
export interface Captcha {
  /** A new task for a browser. */
  task(): Promise<CaptchaTask>
  /** Whether this answers a task. Each answer is taken once. */
  isSolved(response: string, ip: string): Promise<boolean>
}
