import { timingSafeEqual } from 'node:crypto'
import { codeFault } from '@verstak/validators/oneTimeCode'
import { codeMessage } from '@verstak/validators/oneTimeCode.texts'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import { demandCaptcha } from '../captcha/demandCaptcha.ts'
import type { OpenFlow } from '../flow/openFlow.ts'
import type { SignInLimits, Source, Spent } from '../limits/createSignInLimits.ts'
import { networkOf } from '../limits/networkOf.ts'
import type { Contact } from '../readContact.ts'
import { signInTexts } from '../signIn.texts.ts'
import { fieldError, SignInRefusal, wrongField } from '../SignInRefusal.ts'
import { findLiveCode, MAX_TRIES, spendTry, useCode } from './code.sql.ts'
import { hashCode, type CodeUse } from './hashCode.ts'

export interface EnteredCode {
  contact: Contact
  purpose: CodeUse['purpose']
  /** The signed-in user whose contact it changes: a code that another one ordered in this browser is wrong. */
  userId?: number
  /** As it was typed or pasted: spaces and hyphens between the digits do not matter. */
  code: string
  /** What the captcha gave, which is asked for after wrong codes of this contact. */
  captcha: string | undefined
}

/**
 * Checks an entered code and uses it up. Each try is counted before it is compared, by code, contact and address. Only a
 * browser that has a code of the contact is counted to it, and each has tries of its own there: strangers who guess lock
 * nobody out.
 * @throws SignInRefusal `input` at the field `code`, `captcha`
 */
export async function checkCode(
  services: Services,
  caller: Caller,
  { secret, hash }: OpenFlow,
  { contact, purpose, userId, code, captcha }: EnteredCode,
): Promise<void> {
  const { limits, codeLength } = services.signIn
  const digits = code.replace(/[\s-]/g, '')
  const fault = codeFault(digits, codeLength)
  if (fault || !/^\d+$/.test(digits)) throw wrongField('code', codeMessage(fault ?? 'digits', codeLength))
  await demandCaptcha(services, caller, captcha, { watched: [sharedTriesOf(contact)] })
  const byAddress: Source = ['wrongCodesPerAddress', networkOf(caller.ip)]
  const address = await limits.spend(byAddress)
  if (!address.isAllowed) throw tooMany(address)
  const live = await findLiveCode(services.db, hash, purpose, services.now())
  if (live?.target !== contact.value) throw wrongField('code', signInTexts.deadCode)
  const byContact = await spendOfContact(limits, contact, hash)
  const use = { purpose, target: contact.value, userId: userId ?? null }
  const now = services.now()
  const known = await spendTry(services.db, hash, use, now)
  if (!known) throw wrongField('code', signInTexts.deadCode)
  const entered = hashCode(secret, use, digits)
  if (!timingSafeEqual(entered, known.code_hash))
    throw wrongField('code', known.tries < MAX_TRIES ? signInTexts.wrongCode : signInTexts.deadCode)
  if (!(await useCode(services.db, hash, { purpose, codeHash: known.code_hash, now })))
    throw wrongField('code', signInTexts.deadCode)
  await limits.refund(byAddress)
  await limits.refund(byContact)
}

/** Takes a try of the browser's own, else one of those that all share. @returns the counter it was taken from */
async function spendOfContact(limits: SignInLimits, { type, value }: Contact, flowHash: Buffer): Promise<Source> {
  const own: Source = ['wrongCodesPerContactAndBrowser', `${type} ${value} ${flowHash.toString('base64url')}`]
  if ((await limits.spend(own)).isAllowed) return own
  const shared = sharedTriesOf({ type, value })
  const spent = await limits.spend(shared)
  if (spent.isAllowed) return shared
  throw tooMany(spent)
}

const sharedTriesOf = ({ type, value }: Contact) => ['wrongCodesPerContact', `${type} ${value}`] as const

const tooMany = ({ endsInMs }: Spent) =>
  new SignInRefusal('input', fieldError('code', signInTexts.tooManyCodes), Math.ceil(endsInMs / 1000))
