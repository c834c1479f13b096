import type { EndpointQuery } from '@verstak/contracts/endpoint'
import * as endpoints from '@verstak/contracts/staffPromotion'
import { bindCreation, bindEditable, bindRemoval } from '../back-office/bindEditable.ts'
import { bindTable, wholeList, type StaffTable } from '../back-office/bindTable.ts'
import { fitsText } from '../back-office/fitsText.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { promotionEditable } from './promotionEditable.ts'
import { selectStaffPromotions } from './promotionStaff.sql.ts'
import { shownFirst } from './shownFirst.ts'
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
  const find = async ({ text, state }: EndpointQuery<typeof endpoints.listStaffPromotions>) => {
    const rows = await selectStaffPromotions(db)
    return shownFirst(
      rows.filter((row) => fitsText(text, row.name, row.url)),
      now(),
      state,
    )
  }
  bindTable(binder, endpoints.listStaffPromotions, table, async (query, slice) => wholeList(await find(query), slice))
  binder.bindPersonal(endpoints.listStaffPromotions, async ({ query }) => {
    const promotions = (await find(query)).map((row) => ({
      ...{ id: row.id, name: row.name, place: row.place, startsAt: row.starts_at.toISOString() },
      endsAt: row.ends_at?.toISOString() ?? null,
      ...{ isShown: row.isShown, isAdvertising: row.advertising_token !== null },
    }))
    return { promotions }
  })
}
