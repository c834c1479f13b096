import { withSupportPhone } from '@verstak/contracts/support'
import type { Region } from '../catalogue-index/catalogueState.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { readSettings } from '../settings/readSettings.ts'
import { selectContacts } from './region.sql.ts'

/**
 * Gives regions the phones and hours that they have now: those of the index are older. Where a region has the shop's support
 * line, it is the one of the settings.
 */
export async function currentContacts(db: Queryable): Promise<(region: Region) => Region> {
  const [rows, { supportPhone }] = await Promise.all([selectContacts(db), readSettings(db)])
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const shown = (phone: string) => withSupportPhone(phone, supportPhone)
  return (region) => {
    const { phone, phones, phone_for_mobile: mobile, working_time } = rowById.get(region.id) ?? region
    return {
      ...region,
      phone: shown(phone),
      phones: phones.map(shown),
      phone_for_mobile: mobile && shown(mobile),
      working_time,
    }
  }
}
