import type { Editable, Values } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { endSessionsOf } from '../session/session.sql.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'
import { countOtherOwners, findContact, findStaffValues, updateStaff, type StaffValues } from './staffMember.sql.ts'

const wrong = (field: string, reason: string, text: string) =>
  invalidInput(`values.${field}`, reason, `The field ${field} cannot have that value.`, text)

/** Somebody of the staff and his rights. An owner always remains, and nobody gives rights to himself. */
export const staffEditable: Editable = {
  kind: 'staff',
  saveCall: 'POST /api/v1/staff/member/save',
  isConfirmed: true,
  nameOf: ({ role }) => String(role),
  read: async (db, id, isLocked) => (await findStaffValues(db, Number(id), isLocked)) as Values | undefined,
  async facts(db, id) {
    const contact = await findContact(db, Number(id))
    return { name: contact ? displayNameOf(contact) : '', email: contact?.email ?? '' }
  },
  async check(db, id, next, _, editor) {
    const { isStaff, role } = next as unknown as StaffValues
    if (Number(id) === editor.userId) throw wrong('role', 'self', texts.self)
    const contact = await findContact(db, Number(id))
    if (isStaff && !contact?.email_confirmed_at) throw wrong('isStaff', 'email', texts.noEmail)
    const isOwner = isStaff && role === 'owner'
    if (!isOwner && (await countOtherOwners(db, Number(id))) === 0) throw wrong('role', 'last', texts.lastOwner)
  },
  async write(db, id, _, next) {
    const values = next as unknown as StaffValues
    await updateStaff(db, Number(id), values)
    // Who is none of the staff any more must not go on under the old rights anywhere.
    if (!values.isStaff)
      await endSessionsOf(db, Number(id), { reason: 'ended-by-staff', now: new Date(), exceptId: null })
  },
}
