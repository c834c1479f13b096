import type { CaptchaTask } from '@verstak/contracts/captcha'
import { DomainError } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { networkOf } from './limits/networkOf.ts'

/** A new task for the captcha. @throws DomainError `rate-limited` */
export async function getCaptchaTask({ signIn }: Services, { ip }: Pick<Caller, 'ip'>): Promise<CaptchaTask> {
  const { isAllowed, endsInMs } = await signIn.limits.spend(['captchaTasksPerAddress', networkOf(ip)])
  if (!isAllowed) {
    const seconds = Math.ceil(endsInMs / 1000)
    const message = `Too many tasks; the next is made in ${seconds} s.`
    throw new DomainError('rate-limited', { field: '', reason: 'rate-limited', message, value: seconds })
  }
  return signIn.captcha.task()
}
