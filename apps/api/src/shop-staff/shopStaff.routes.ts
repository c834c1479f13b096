import * as bars from '@verstak/contracts/staffBar'
import * as endpoints from '@verstak/contracts/staffShop'
import { bindCreation, bindEditable } from '../back-office/bindEditable.ts'
import { bindTable, bindTableFile, pagesOf, tableFile, wholeList, type Slice } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import type { Binder, Caller } from '../http/createBinder.ts'
import { freshUserOf } from '../profile/profileUser.ts'
import { activateRelease } from '../registry/activateRelease.ts'
import { selectActivations } from '../registry/registry.sql.ts'
import { rollbackRelease } from '../registry/rollbackRelease.ts'
import type { Services } from '../services.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import { flagEditable } from './flagEditable.ts'
import { infoBarEditable } from './infoBarEditable.ts'
import { listBars } from './listBars.ts'
import { listFlags } from './listFlags.ts'
import { organizationEditable } from './organizationEditable.ts'
import { promoCodeEditable } from './promoCodeEditable.ts'
import { inWords, isFound, listReleases } from './releasesAsStaff.ts'
import { selectOrganizations, selectParts, selectPromoCodes, selectUsers } from './shopLists.sql.ts'
import * as tables from './shopTables.ts'
import { staffEditable } from './staffEditable.ts'
import { selectStaff } from './staffMember.sql.ts'

const PAGE_SIZE = 50
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** What the staff does with people, discounts, switches and releases. */
export function shopStaffRoutes(binder: Binder, services: Services): void {
  bindEditable(binder, services, endpoints.editableStaff, staffEditable)
  bindEditable(binder, services, endpoints.editableFlag, flagEditable)
  bindEditable(binder, services, endpoints.editablePromoCode, promoCodeEditable)
  bindEditable(binder, services, endpoints.editableOrganization, organizationEditable)
  bindEditable(binder, services, bars.editableInfoBar, infoBarEditable)
  bindLists(binder, services)
  bindTables(binder, services)
  bindReleases(binder, services)
  bindCreation(binder, services, endpoints.createPromoCode, promoCodeEditable)
  bindCreation(binder, services, bars.createInfoBar, infoBarEditable)
}

function bindLists({ bindPersonal }: Binder, { db, now }: Services): void {
  bindPersonal(bars.listInfoBars, async ({ query }) => {
    const rows = await listBars(db, query, now())
    const shown = rows.map(({ isShown, ...row }) => ({
      ...{ id: row.id, text: row.text ?? '', startsAt: row.starts_at.toISOString() },
      ...{ endsAt: row.ends_at?.toISOString() ?? null, isShown, isAdvertising: row.advertising_token !== null },
    }))
    return { bars: shown }
  })
  bindPersonal(endpoints.listStaffMembers, async ({ query }) => {
    const rows = await selectStaff(db, query, now())
    const members = rows.map((row) => ({
      ...{ id: row.id, name: displayNameOf(row), email: row.email ?? '', phone: row.phone ?? '' },
      ...{ isStaff: row.is_staff, role: row.staff_role, factor: row.factor, isWorking: row.is_working },
      seenAt: row.seen_at?.toISOString() ?? null,
    }))
    return { members }
  })
  bindPersonal(endpoints.listStaffFlags, async ({ query }) => ({ flags: await listFlags(db, query) }))
  bindPersonal(endpoints.listStaffPromoCodes, async ({ query: { text, page } }) => {
    const { rows, total } = await selectPromoCodes(db, text, sliceOf(page))
    const codes = rows.map((row) => ({
      ...{ id: row.id, code: row.code, name: row.name, startsAt: row.starts_at.toISOString() },
      ...{ endsAt: row.ends_at?.toISOString() ?? null, usedCount: row.used_count, maxUses: row.max_uses },
    }))
    return { codes, total, pageSize: PAGE_SIZE }
  })
  bindPersonal(endpoints.listStaffOrganizations, async ({ query: { text, page } }) => {
    const { rows, total } = await selectOrganizations(db, text, sliceOf(page))
    const organizations = rows.map(({ type, level, ...row }) => ({
      ...row,
      level: type === null || level === null ? null : `${type} ${level}`,
    }))
    return { organizations, total, pageSize: PAGE_SIZE }
  })
  bindPersonal(endpoints.listStaffUsers, async ({ query: { text, page } }) => {
    const { rows, total } = await selectUsers(db, text, { ...sliceOf(page), now: now() })
    const users = rows.map((row) => ({
      ...{ id: row.id, name: displayNameOf(row), email: row.email ?? '', phone: row.phone ?? '' },
      ...{ createdAt: row.created_at.toISOString(), orders: row.orders, sessions: row.sessions },
    }))
    return { users, total, pageSize: PAGE_SIZE }
  })
}

function bindTables(binder: Binder, { db, now }: Services): void {
  bindTable(
    binder,
    endpoints.listStaffPromoCodes,
    tables.promoCodesTable,
    async ({ text }, slice) => (await selectPromoCodes(db, text, slice)).rows,
  )
  bindTable(
    binder,
    endpoints.listStaffOrganizations,
    tables.organizationsTable,
    async ({ text }, slice) => (await selectOrganizations(db, text, slice)).rows,
  )
  bindTable(
    binder,
    endpoints.listStaffUsers,
    tables.usersTable,
    async ({ text }, slice) => (await selectUsers(db, text, { ...slice, now: now() })).rows,
  )
  bindTable(binder, bars.listInfoBars, tables.infoBarsTable, async (query, slice) =>
    wholeList(await listBars(db, query, now()), slice),
  )
  bindTable(binder, endpoints.listStaffFlags, tables.flagsTable, async (query, slice) =>
    wholeList(await listFlags(db, query), slice),
  )
  bindTable(binder, endpoints.listStaffMembers, tables.staffTable, async (query, slice) =>
    wholeList(await selectStaff(db, query, now()), slice),
  )
  bindTableFile(binder, endpoints.listStaffReleases, async ({ remote = null, table, ...filter }) => {
    if (table === 'live') {
      const { live } = await selectParts(db, 0)
      return tableFile(tables.liveTable, [live.filter((row) => isFound(row, filter))])
    }
    const read = ({ limit, offset }: Slice) => selectActivations(db, remote, limit, offset)
    return tableFile(tables.releasesTable, await pagesOf(tables.releasesTable, read))
  })
}

function bindReleases({ bindPersonal }: Binder, services: Services): void {
  /** What all visitors get is not changed by a session that somebody may have stolen. */
  const actorOf = async (caller: Caller) => {
    await freshUserOf(services, caller)
    const { name, userId } = await editorOf(services, caller)
    return { name, userId }
  }
  bindPersonal(endpoints.listStaffReleases, ({ query }) => listReleases(services, query))
  bindPersonal(endpoints.activateReleaseAsStaff, async ({ body }, caller) => {
    const actor = await actorOf(caller)
    return { activation: await inWords(() => activateRelease(services, body, actor)) }
  })
  bindPersonal(endpoints.rollbackReleaseAsStaff, async ({ body }, caller) => {
    const actor = await actorOf(caller)
    return { activation: await inWords(() => rollbackRelease(services, body, actor)) }
  })
}
