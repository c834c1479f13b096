import type { EndpointBody } from '@verstak/contracts/endpoint'
import { INVITATION_PAGE, type inviteMember as endpoint, type Members } from '@verstak/contracts/organizationMember'
import { emailFault } from '@verstak/validators/email'
import { emailMessages } from '@verstak/validators/email.texts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import { sendMail } from '../messages/sendMail.ts'
import { hashSecret, newSecret } from '../secret.ts'
import type { Services } from '../services.ts'
import { selectUser } from '../session/account.sql.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { assertGrant } from './assertGrant.ts'
import { assertRole } from './assertRole.ts'
import { putInvitation } from './invitation.sql.ts'
import { listMembers } from './listMembers.ts'
import { memberOf } from './memberOf.ts'
import { findMemberByEmail, findOrganization } from './members.sql.ts'
import { invitationLetter, organizationTexts as texts } from './organization.texts.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60_000

/**
 * Mails an invitation to join an organization. Whether the address has an account stays unknown.
 * @throws DomainError `sign-in-required`, `not-found`, `rate-limited`; `invalid-input` at `email` or `orderLimit`
 */
export async function inviteMember(
  services: Services,
  { organizationId, email: typed, role, orderLimit }: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<Members> {
  const userId = await userIdOf(services, caller)
  const giver = await memberOf(services, userId, organizationId)
  assertRole(giver, 'owner', 'manager')
  assertGrant(giver, role, orderLimit)
  const fault = emailFault(typed)
  if (fault) throw invalidInput('email', fault, 'This is no e-mail.', emailMessages[fault])
  const to = typed.trim()
  const email = to.toLowerCase()
  if (await findMemberByEmail(services.db, organizationId, email)) {
    throw invalidInput('email', 'member', 'The user is a member.', texts.alreadyMember)
  }
  await services.limits.spend('invitationsPerUser', String(userId))
  const [key, now] = [newSecret(), services.now()]
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  await services.db.transaction().execute(async (db) => {
    await putInvitation(db, {
      token_hash: hashSecret(key),
      organization_id: organizationId,
      email,
      role,
      order_limit: orderLimit,
      invited_by: userId,
      sent_at: now,
      expires_at: expiresAt,
    })
    const organization = await findOrganization(db, organizationId)
    const inviter = displayNameOf(await selectUser(db, userId))
    const link = `${caller.origin}${INVITATION_PAGE}?key=${key}`
    const subject = invitationLetter.subject(organization.name)
    const text = invitationLetter.text({ ...organization, role, inviter, link })
    await sendMail(services, db, { to, subject, text, purpose: 'organization-invitation', expiresAt })
  })
  return listMembers(services, { organizationId }, caller)
}
