import { editableRegion } from '@verstak/contracts/staffSettings'
import type { Editable } from '../back-office/Editable.ts'
import { supportPhoneOf } from '../settings/supportPhoneOf.ts'
import { findContacts, updateContacts, type Contacts } from './region.sql.ts'

/** Phones and hours of a region's call centre. */
export const regionEditable: Editable = {
  kind: editableRegion.kind,
  saveCall: `POST ${editableRegion.save.path}`,
  nameOf: ({ name }) => String(name),
  read: async (db, id: number, isLocked) => findContacts(db, id, isLocked),
  async write(db, id: number, _, next) {
    const { phone, phoneForMobile, workingTime } = next as unknown as Contacts
    await updateContacts(db, id, {
      phone: supportPhoneOf(phone),
      phoneForMobile: phoneForMobile && supportPhoneOf(phoneForMobile),
      workingTime,
    })
  },
}
