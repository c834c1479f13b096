import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { recoverPassword as endpoint } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import { sendMail } from '../messages/sendMail.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { demandCaptcha } from './captcha/demandCaptcha.ts'
import type { Source } from './limits/createSignInLimits.ts'
import { networkOf } from './limits/networkOf.ts'
import { readEmail } from './readContact.ts'
import { insertRecovery } from './recovery.sql.ts'
import { signInMessages, signInTexts } from './signIn.texts.ts'
import { failureOf, fieldError, orRefused, SignInRefusal } from './SignInRefusal.ts'
import { findUserByEmail, type SignInUser } from './user.sql.ts'

const LIFETIME_MS = 30 * 60_000

/**
 * Mails a link that sets a new password. Every e-mail gets a mail, whether it has an account or not, so neither the answer
 * nor the work tells. An account that has not confirmed this e-mail but a phone is sent to sign in by that.
 * @returns seconds until another mail can be asked for
 * @throws SignInRefusal `login` at the field `email`, `captcha`, `limit` with the seconds to wait
 */
export async function mailRecovery(
  services: Services,
  caller: Caller,
  { email, captcha }: { email: string; captcha: string | undefined },
): Promise<number> {
  const { value: to, fault } = readEmail(email)
  if (to === null) throw new SignInRefusal('login', fieldError('email', fault))
  const { limits } = services.signIn
  const network = networkOf(caller.ip)
  const watched = [
    ['recoveriesPerEmail', to],
    ['recoveriesPerAddress', network],
  ] as const
  await demandCaptcha(services, caller, captcha, { watched })
  const sources: Source[] = [
    ['recoveriesPerAddress', network],
    ['recoveryPause', to],
    ['recoveriesPerEmail', to],
  ]
  const { refusal, spent } = await limits.spendAll(sources)
  if (refusal) throw new SignInRefusal('limit', { title: signInTexts.tooOften }, Math.ceil(refusal.endsInMs / 1000))
  const now = services.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const token = newSecret()
  await services.db.transaction().execute(async (db) => {
    const user = await findUserByEmail(db, to)
    await insertRecovery(db, { tokenHash: hashSecret(token), email: to, now, expiresAt })
    const mail = mailFor(user, caller.origin, token)
    await sendMail(services, db, { to, ...mail, purpose: 'password-recovery', expiresAt })
  })
  return Math.max(...spent.filter(({ isExhausted }) => isExhausted).map(({ endsInMs }) => Math.ceil(endsInMs / 1000)))
}

/** Goes with the condition of `insertRecovery`. */
function mailFor(user: SignInUser | undefined, origin: string, token: string) {
  const page = `${origin}/login/`
  if (!user) return signInMessages.recoveryForNobody(page)
  const isByPhone = user.email_confirmed_at === null && user.phone_confirmed_at !== null
  return isByPhone ? signInMessages.recoveryByPhone(page) : signInMessages.recovery(`${page}?recovery=${token}`)
}

/** Asks for a new password (CALL-042). */
export const recoverPassword = (
  services: Services,
  { email, smartCaptchaResponse }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const delay = await mailRecovery(services, caller, { email, captcha: smartCaptchaResponse })
      const { messagesUrl } = services.signIn.settings
      return {
        status: 'success' as const,
        repeatSendingCodeDelay: delay,
        ...(messagesUrl !== null && { demoMessagesUrl: messagesUrl }),
      }
    },
    (refusal) => ({ status: 'error' as const, repeatSendingCodeDelay: refusal.seconds, ...failureOf(refusal) }),
  )
