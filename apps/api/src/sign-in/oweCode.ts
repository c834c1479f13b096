import type { ConfirmationType } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { sendCode, type CodeSent } from './codes/sendCode.ts'
import { moveFlow, type OpenFlow } from './flow/openFlow.ts'
import type { SignInState } from './flow/SignInState.ts'
import { channelsOf } from './oneTimeCodes.ts'
import type { Contact } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { SignInRefusal } from './SignInRefusal.ts'
import type { SignInUser } from './user.sql.ts'

export interface CodeOwed {
  flow: OpenFlow
  sent: CodeSent
  contact: Contact
  types: ConfirmationType[]
}

/**
 * Asks a user who has passed his first factor for a code, and sends it to the first of his channels; to the next where
 * that does not work now.
 * @throws SignInRefusal `gateway`
 */
export async function oweCode(
  services: Services,
  caller: Caller,
  flow: OpenFlow,
  {
    user,
    method,
    types,
  }: { user: SignInUser; method: NonNullable<SignInState['debtor']>['method']; types: ConfirmationType[] },
): Promise<CodeOwed> {
  const contacts = channelsOf(user).filter(({ type }) => types.includes(type))
  for (const [index, contact] of contacts.entries()) {
    try {
      const sent = await sendCode(services, caller, flow, { contact, purpose: 'safe-sign-in', captcha: null })
      const ordered = [contact.type, ...types.filter((type) => type !== contact.type)]
      const moved = await moveFlow(services, flow, { type: 'owesCode', userId: user.id, method, types: ordered })
      return { flow: moved, sent, contact, types: ordered }
    } catch (error) {
      const isLast = index === contacts.length - 1
      if (isLast || !(error instanceof SignInRefusal && error.kind === 'gateway')) throw error
    }
  }
  throw new SignInRefusal('gateway', { title: signInTexts.noChannel })
}
