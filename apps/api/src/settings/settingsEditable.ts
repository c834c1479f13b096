import { editableSettings } from '@verstak/contracts/staffSettings'
import type { Editable } from '../back-office/Editable.ts'
import { supportPhoneOf } from './supportPhoneOf.ts'
import { readSettings } from './readSettings.ts'
import { settingsTexts as texts } from './settings.texts.ts'
import { updateSettings } from './settings.sql.ts'

/** What the shop says about itself, and the guard of its imports. */
export const settingsEditable: Editable = {
  kind: editableSettings.kind,
  saveCall: `POST ${editableSettings.save.path}`,
  hasTextId: true,
  // A guard is loosened by who answers for the shop.
  fieldRoles: { mostWithdrawn: ['owner'] },
  nameOf: () => texts.settings,
  read: async (db, id, isLocked) => (id === 'shop' ? readSettings(db, isLocked) : undefined),
  async write(db, _, __, next) {
    await updateSettings(db, { ...next, supportPhone: supportPhoneOf(String(next.supportPhone)) })
  },
}
