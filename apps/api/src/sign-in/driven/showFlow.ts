import { companyCheckbox, newAuth } from '@verstak/contracts/flag'
import type { FlowState } from '@verstak/contracts/signInFlow'
import { GUEST } from '@verstak/price/buyer'
import { flagVisitorOf } from '../../flags/flagVisitorOf.ts'
import type { Caller } from '../../http/createBinder.ts'
import { getPending } from '../../identity/getPending.ts'
import { activeRegionOf } from '../../region/activeRegionOf.ts'
import type { Services } from '../../services.ts'
import type { OpenFlow } from '../flow/openFlow.ts'
import type { SignInState } from '../flow/SignInState.ts'
import { channelsOf } from '../oneTimeCodes.ts'
import type { Contact } from '../readContact.ts'
import { findUserById } from '../user.sql.ts'
import { dataTokenOf, describeFlow } from './describeFlow.ts'
import { withSocial } from './withSocial.ts'

/** What the caller's browser shows of its sign-in. */
export async function showFlow(
  services: Services,
  caller: Caller,
  flow: Pick<OpenFlow, 'secret' | 'state'>,
  isPage = false,
): Promise<FlowState> {
  const { signIn, flags, now } = services
  const { pending: social } = await getPending(services, caller)
  const visitor = flagVisitorOf(caller, GUEST, await activeRegionOf(services, caller))
  const table = await flags.now()
  const [isNewAuth, checkbox] = await Promise.all([
    table.valueOf(newAuth, visitor),
    table.valueOf(companyCheckbox, visitor),
  ])
  const variant = {
    now: now(),
    codeLength: signIn.codeLength,
    profile: signIn.settings.profile,
    isNewAuth,
    companyCheckbox: checkbox,
    messagesUrl: signIn.settings.messagesUrl,
    social,
  }
  const state = withSocial(flow.state, social)
  const otpContact = await otpContactOf(services, state)
  return { dataToken: dataTokenOf(flow), state: describeFlow({ state, otpContact, isPage }, variant) }
}

/** Of the user who owes a code, or the e-mail that was entered. */
async function otpContactOf({ db }: Services, { place, otp, debtor, contact }: SignInState): Promise<Contact | null> {
  if (place !== 'OTP' || !otp) return null
  if (!debtor) return contact
  const user = await findUserById(db, debtor.userId)
  return (user && channelsOf(user).find(({ type }) => type === otp.current)) ?? null
}
