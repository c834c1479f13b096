import { timingSafeEqual } from 'node:crypto'
import { codeFault } from '@verstak/validators/oneTimeCode'
import { codeMessage } from '@verstak/validators/oneTimeCode.texts'
import type { Caller } from '../../http/createBinder.ts'
import type { Services } from '../../services.ts'
import type { OpenFlow } from '../flow/openFlow.ts'
import type { Source } from '../limits/createSignInLimits.ts'
import { networkOf } from '../limits/networkOf.ts'
import type { Contact } from '../readContact.ts'
import { signInTexts } from '../signIn.texts.ts'
import { fieldError, SignInRefusal, wrongField } from '../SignInRefusal.ts'
import { MOST_TRIES, spendTry, useCode } from './code.sql.ts'
import { hashCode, type CodeUse } from './hashCode.ts'

export interface EnteredCode {
  contact: Contact
  purpose: CodeUse['purpose']
  /** The signed-in user whose contact it changes: a code that another one ordered in this browser is wrong. */
  userId?: number
  /** As it was typed or pasted: spaces and hyphens between the digits do not matter. */
  code: string
}

/**
 * Checks an entered code and uses it up. Each try is counted before it is compared, by code, contact and address.
 * @throws SignInRefusal `input` at the field `code`
 */
export async function checkCode(
  services: Services,
  caller: Caller,
  { secret, hash }: OpenFlow,
  { contact, purpose, userId, code }: EnteredCode,
): Promise<void> {
  const { limits, codeLength } = services.signIn
  const digits = code.replace(/[\s-]/g, '')
  const fault = codeFault(digits, codeLength)
  if (fault || !/^\d+$/.test(digits)) throw wrongField('code', codeMessage(fault ?? 'digits', codeLength))
  const sources = wrongCodeSources(contact, caller.ip)
  const { refusal } = await limits.spendAll(sources)
  if (refusal) {
    const seconds = Math.ceil(refusal.endsInMs / 1000)
    throw new SignInRefusal('input', fieldError('code', signInTexts.tooManyCodes), seconds)
  }
  const use = { purpose, target: contact.value, userId: userId ?? null }
  const now = services.now()
  const known = await spendTry(services.db, hash, use, now)
  if (!known) throw wrongField('code', signInTexts.deadCode)
  const entered = hashCode(secret, use, digits)
  if (!timingSafeEqual(entered, known.code_hash))
    throw wrongField('code', known.tries < MOST_TRIES ? signInTexts.wrongCode : signInTexts.deadCode)
  if (!(await useCode(services.db, hash, { purpose, codeHash: known.code_hash, now })))
    throw wrongField('code', signInTexts.deadCode)
  for (const source of sources) await limits.refund(source)
}

/** Counters of wrong codes. */
export const wrongCodeSources = ({ type, value }: Contact, ip: string): Source[] => [
  ['wrongCodesPerContact', `${type} ${value}`],
  ['wrongCodesPerAddress', networkOf(ip)],
]
