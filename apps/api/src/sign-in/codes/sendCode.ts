import type { Queryable } from '../../db/openDatabase.ts'
import { DomainError } from '../../DomainError.ts'
import type { Caller } from '../../http/createBinder.ts'
import { isSmsDown } from '../../messages/isSmsDown.ts'
import { sendMail } from '../../messages/sendMail.ts'
import { sendSms } from '../../messages/sendSms.ts'
import type { Services } from '../../services.ts'
import { demandCaptcha } from '../captcha/demandCaptcha.ts'
import type { OpenFlow } from '../flow/openFlow.ts'
import type { Source, Spent } from '../limits/createSignInLimits.ts'
import { networkOf } from '../limits/networkOf.ts'
import type { Contact } from '../readContact.ts'
import { signInMessages, signInTexts } from '../signIn.texts.ts'
import { SignInRefusal } from '../SignInRefusal.ts'
import { findLiveCode, putCode } from './code.sql.ts'
import { hashCode, newCode, type CodeUse } from './hashCode.ts'

const LIFETIME_MS = 5 * 60_000

export interface CodeOrder {
  contact: Contact
  purpose: CodeUse['purpose']
  /** The signed-in user whose contact it changes. */
  userId?: number | null
  /** What the captcha gave; null asks for none, where something else was proven just now. */
  captcha: string | null | undefined
}

/** When another code can be asked for. */
export interface CodeSent {
  /** Seconds until then. */
  delay: number
  /** The limit is reached, no code was sent. */
  isLimit: boolean
  /** When the limit ends; null when none is reached. */
  blockingEndDate: Date | null
}

/**
 * Sends a new code to a phone or an e-mail, in the place of the browser's last one for this purpose. Within the pause
 * after a code nothing is sent and the last one stays good; a browser that has none is told of a limit, whoever the
 * contact belongs to.
 * @throws SignInRefusal `captcha`, `gateway`
 */
export async function sendCode(
  services: Services,
  caller: Caller,
  flow: OpenFlow,
  { contact, purpose, userId, captcha }: CodeOrder,
): Promise<CodeSent> {
  const { limits } = services.signIn
  const target = `${contact.type} ${contact.value}`
  const browser = flow.hash.toString('base64url')
  const network = networkOf(caller.ip)
  const pause = await limits.look(['codePause', target])
  const whilePaused = async (spent: Spent) =>
    (await hasCode(services, flow, { contact, purpose })) ? paused(spent) : limited(services, spent)
  if (pause.isExhausted) return whilePaused(pause)
  if (captcha !== null) {
    const [byContact, byBrowser] = await Promise.all([
      limits.look(['codesPerContactHour', target]),
      limits.look(['codesPerBrowser', browser]),
    ])
    const isNeeded = byContact.count > 0 || byBrowser.count > 0
    await demandCaptcha(services, caller, captcha, { isNeeded, watched: [['codesPerAddress', network]] })
  }
  if (contact.type === 'phone' && (await isSmsDown(services))) throw gatewayRefusal(contact)
  const sources: Source[] = [
    ['codesPerBrowser', browser],
    ['codesPerAddress', network],
    ['codePause', target],
    ['codesPerContactHour', target],
    ['codesPerContactDay', target],
  ]
  const { refusal, spent } = await limits.spendAll(sources)
  if (refusal) return sources[spent.length - 1]![0] === 'codePause' ? whilePaused(refusal) : limited(services, refusal)
  await deliver(services, flow, { contact, purpose, userId })
  return {
    delay: Math.max(...spent.filter((one) => one.isExhausted).map(secondsOf)),
    isLimit: false,
    blockingEndDate: null,
  }
}

/** Whether a code that this browser can enter is on its way. */
async function hasCode(
  { db, now }: Services,
  { hash }: OpenFlow,
  { contact, purpose }: Pick<CodeOrder, 'contact' | 'purpose'>,
): Promise<boolean> {
  // A code of the sign-in confirms the phone of a registration, too.
  const purposes: CodeUse['purpose'][] = purpose === 'registration' ? [purpose, 'sign-in'] : [purpose]
  const codes = await Promise.all(purposes.map((one) => findLiveCode(db, hash, one, now())))
  return codes.some((code) => code?.target === contact.value)
}

const secondsOf = ({ endsInMs }: Spent) => Math.ceil(endsInMs / 1000)

const paused = (spent: Spent): CodeSent => ({ delay: secondsOf(spent), isLimit: false, blockingEndDate: null })

const limited = ({ now }: Services, spent: Spent): CodeSent => ({
  delay: secondsOf(spent),
  isLimit: true,
  blockingEndDate: new Date(now().getTime() + spent.endsInMs),
})

const gatewayRefusal = ({ type }: Contact) =>
  new SignInRefusal('gateway', { title: type === 'phone' ? signInTexts.smsDown : signInTexts.mailDown })

async function deliver(
  services: Services,
  { secret, hash }: OpenFlow,
  { contact, purpose, userId = null }: Omit<CodeOrder, 'captcha'>,
): Promise<void> {
  const now = services.now()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const code = newCode(services.signIn.codeLength)
  const target = contact.value
  const write = async (db: Queryable) => {
    await putCode(db, {
      flow_hash: hash,
      purpose,
      channel: contact.type,
      target,
      code_hash: hashCode(secret, { purpose, target, userId }, code),
      sent_at: now,
      expires_at: expiresAt,
    })
    if (contact.type === 'email')
      await sendMail(services, db, { to: target, ...signInMessages.codeMail(code), purpose: 'sign-in-code', expiresAt })
    else {
      const text = signInMessages.sms(code, services.signIn.settings.secureHost)
      await sendSms(services, db, { phone: target, text, purpose: 'sign-in-code', expiresAt })
    }
  }
  try {
    await services.db.transaction().execute(write)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'messages-exhausted') throw gatewayRefusal(contact)
    throw error
  }
}
