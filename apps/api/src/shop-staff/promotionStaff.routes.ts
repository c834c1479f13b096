import * as endpoints from '@verstak/contracts/staffPromotion'
import { bindCreation, bindEditable, bindRemoval } from '../back-office/bindEditable.ts'
import { bindTable, wholeList, type StaffTable } from '../back-office/bindTable.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { promotionEditable } from './promotionEditable.ts'
import { selectStaffPromotions } from './promotionStaff.sql.ts'
import { shopTableTexts } from './shopTables.texts.ts'

type Row = Awaited<ReturnType<typeof selectStaffPromotions>>[number]

const table: StaffTable<Row> = {
  ...shopTableTexts.promotions,
  keyOf: ({ id }) => id,
  linesOf: (row) => [[row.id, row.name, row.url, row.place, row.starts_at, row.ends_at, row.advertising_token]],
}

/** What the staff does with promotions and their banners. */
export function promotionStaffRoutes(binder: Binder, services: Services): void {
  const { db, now } = services
  bindEditable(binder, services, endpoints.editablePromotion, promotionEditable)
  bindCreation(binder, services, endpoints.createPromotion, promotionEditable)
  bindRemoval(binder, services, endpoints.deletePromotion, promotionEditable)
  bindTable(binder, endpoints.listStaffPromotions, table, async (_, slice) =>
    wholeList(await selectStaffPromotions(db), slice),
  )
  binder.bindPersonal(endpoints.listStaffPromotions, async () => {
    const moment = now()
    const promotions = (await selectStaffPromotions(db)).map((row) => ({
      ...{ id: row.id, name: row.name, place: row.place, startsAt: row.starts_at.toISOString() },
      endsAt: row.ends_at?.toISOString() ?? null,
      isShown: row.audience !== 'admin' && row.starts_at <= moment && (row.ends_at === null || row.ends_at > moment),
      isAdvertising: row.advertising_token !== null,
    }))
    return { promotions: promotions.toSorted((one, other) => Number(other.isShown) - Number(one.isShown)) }
  })
}
