import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { confirmContact as endpoint } from '@verstak/contracts/profile'
import type { Queryable } from '../db/openDatabase.ts'
import type { Caller } from '../http/createBinder.ts'
import { sendSms } from '../messages/sendSms.ts'
import { notices } from '../notices/notices.texts.ts'
import { readSettings } from '../settings/readSettings.ts'
import { sendNotice } from '../notices/sendNotice.ts'
import type { Services } from '../services.ts'
import { startSession } from '../session/startSession.ts'
import { checkCode } from '../sign-in/codes/checkCode.ts'
import { findFlow } from '../sign-in/flow/openFlow.ts'
import { isMobile, maskContact, type Contact } from '../sign-in/readContact.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { failureOf, fieldError, orRefused, SignInRefusal, wrongField } from '../sign-in/SignInRefusal.ts'
import { takenContactOf, type SignInUser } from '../sign-in/user.sql.ts'
import { updateContact } from './profile.sql.ts'
import { profileMessages } from './profile.texts.ts'
import { profileUserOf, type ProfileUser } from './profileUser.ts'
import { purposeOf, readNewContact } from './sendContactCode.ts'

/**
 * Changes the phone or e-mail by the code that was sent there. The session gets a new id, and the old contact hears of
 * it.
 * @throws DomainError `sign-in-required`
 */
export const confirmContact = (
  services: Services,
  { type, value, code, smartCaptchaResponse: captcha }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> =>
  orRefused(
    async () => {
      const profile = await profileUserOf(services, caller)
      const contact = readNewContact(type, value)
      const flow = await findFlow(services, caller)
      if (!flow) throw wrongField('code', signInTexts.deadCode)
      const entered = { contact, purpose: purposeOf(type), userId: profile.user.id, code, captcha }
      await checkCode(services, caller, flow, entered)
      await change(services, caller, profile, contact)
      return { status: 'success' as const }
    },
    (refusal) => ({ status: 'error' as const, ...failureOf(refusal) }),
  )

async function change(
  services: Services,
  caller: Caller,
  { user, session }: ProfileUser,
  contact: Contact,
): Promise<void> {
  try {
    await services.db.transaction().execute(async (db) => {
      await updateContact(db, user.id, { ...contact, now: services.now() })
      await startSession(services, db, caller, { userId: user.id, method: session.method, isAdmin: session.is_admin })
      await notifyOldContact(services, db, caller, { user, contact })
    })
  } catch (error) {
    const taken = takenContactOf(error)
    if (taken === 'phone') throw new SignInRefusal('phoneUsed', fieldError('value', signInTexts.phoneUsed))
    if (taken === 'email') throw wrongField('value', signInTexts.emailUsed)
    throw error
  }
}

async function notifyOldContact(
  services: Services,
  db: Queryable,
  { origin }: Caller,
  { user, contact }: { user: SignInUser; contact: Contact },
): Promise<void> {
  const masked = maskContact(contact)
  const isOther = user.email?.toLowerCase() !== contact.value
  if (contact.type === 'email' && isOther)
    await sendNotice(services, db, { userId: user.id, origin, email: user.email }, notices.emailChanged(masked))
  const { phone } = user
  if (contact.type === 'phone' && phone !== null && user.phone_confirmed_at !== null && isMobile(phone)) {
    const { supportPhone } = await readSettings(db)
    const text = profileMessages.phoneChanged(masked, supportPhone)
    await sendSms(services, db, { phone, text, purpose: 'phone-changed' })
  }
}
