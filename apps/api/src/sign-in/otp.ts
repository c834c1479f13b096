import type { ConfirmationType } from '@verstak/contracts/signIn'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { checkCode } from './codes/checkCode.ts'
import { sendCode, type CodeSent } from './codes/sendCode.ts'
import { findFlow, moveFlow, type OpenFlow } from './flow/openFlow.ts'
import { channelsOf, codeVariantOf } from './oneTimeCodes.ts'
import type { Contact } from './readContact.ts'
import { signInTexts } from './signIn.texts.ts'
import { SignInRefusal } from './SignInRefusal.ts'
import { signInUser } from './signInUser.ts'
import { findUserByEmail, findUserById, type SignInUser } from './user.sql.ts'

export interface OtpSent {
  flow: OpenFlow
  sent: CodeSent
  contact: Contact
  types: ConfirmationType[]
}

/**
 * Sends another one-time code of this sign-in, to the phone or the e-mail.
 * @throws SignInRefusal `input` when no code is owed or not to such a contact; `captcha`, `gateway`
 */
export async function orderOtp(
  services: Services,
  caller: Caller,
  { type, captcha }: { type: ConfirmationType; captcha: string | undefined },
): Promise<OtpSent> {
  const { flow, contact, user, types } = await readOtp(services, caller, type)
  const purpose = user ? 'safe-sign-in' : 'sign-in'
  const sent = await sendCode(services, caller, flow, { contact, purpose, captcha })
  return { flow: await moveFlow(services, flow, { type: 'codeOrdered', contact }), sent, contact, types }
}

/** `place` is null when the user is signed in. */
export interface OtpConfirmed {
  flow: OpenFlow
  place: 'REGISTRATION' | 'PASSWORD' | null
}

/**
 * Ends a sign-in by its one-time code. The code of an e-mail alone signs in only whose account has confirmed that e-mail;
 * another account asks for its password besides, and an e-mail without an account may register.
 * @throws SignInRefusal `input` at the field `code`, `captcha`
 */
export async function enterOtp(
  services: Services,
  caller: Caller,
  { type, code, captcha }: { type: ConfirmationType; code: string; captcha: string | undefined },
): Promise<OtpConfirmed> {
  const { flow, contact, user } = await readOtp(services, caller, type)
  await checkCode(services, caller, flow, { contact, purpose: user ? 'safe-sign-in' : 'sign-in', code, captcha })
  const method = user ? flow.state.debtor!.method : 'code'
  const owner = user ?? (await findUserByEmail(services.db, contact.value))
  const isEnough = user !== undefined || (owner?.email_confirmed_at && !owner.is_staff)
  if (!owner || !isEnough) {
    const event = { type: 'proven', contact, hasAccount: !!owner, at: services.now().getTime() } as const
    return { flow: await moveFlow(services, flow, event), place: owner ? 'PASSWORD' : 'REGISTRATION' }
  }
  const isSaveOffered = (await codeVariantOf(services, caller)) === 'with-save'
  const signedIn = await services.db.transaction().execute((db) =>
    signInUser(services, db, caller, flow, {
      userId: owner.id,
      method,
      isAdmin: owner.is_staff && user !== undefined,
      canRemember: true,
      isSaveOffered,
    }),
  )
  return { flow: signedIn, place: null }
}

interface OwedOtp {
  flow: OpenFlow
  contact: Contact
  types: ConfirmationType[]
  /** Who has passed the first factor; undefined when the code takes the password's place. */
  user: SignInUser | undefined
}

async function readOtp(services: Services, caller: Caller, type: ConfirmationType): Promise<OwedOtp> {
  const flow = await findFlow(services, caller)
  if (!flow?.state.otp?.types.includes(type)) throw startAgain()
  const { debtor, contact, otp } = flow.state
  const user = debtor ? await findUserById(services.db, debtor.userId) : undefined
  const known = user ? channelsOf(user).find((channel) => channel.type === type) : contact
  // The contact may have been changed or the account deleted meanwhile.
  if (!known || (debtor && !user) || known.type !== type) throw startAgain()
  return { flow, contact: known, types: otp.types, user }
}

const startAgain = () =>
  new SignInRefusal('input', {
    title: signInTexts.startAgain,
    message: signInTexts.startAgain,
    details: [{ field: 'code' }],
  })
