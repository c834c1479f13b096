import type { Activation } from '@verstak/contracts/registry'
import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import type { StaffTable } from '../back-office/bindTable.ts'
import { displayNameOf } from '../session/displayNameOf.ts'
import type { selectInfoBars } from './infoBar.sql.ts'
import type { listFlags } from './listFlags.ts'
import type { selectOrganizations, selectParts, selectPromoCodes, UserRow } from './shopLists.sql.ts'
import { shopTableTexts as texts } from './shopTables.texts.ts'
import type { StaffRow } from './staffMember.sql.ts'

type PageRow<Select extends (...args: never[]) => Promise<{ rows: readonly unknown[] }>> = Awaited<
  ReturnType<Select>
>['rows'][number]
type Row<Select extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<Select>>[number]

export const promoCodesTable: StaffTable<PageRow<typeof selectPromoCodes>> = {
  ...texts.promoCodes,
  keyOf: ({ id }) => id,
  linesOf: (row) => [[row.code, row.name, row.starts_at, row.ends_at, row.used_count, row.max_uses]],
}

export const organizationsTable: StaffTable<PageRow<typeof selectOrganizations>> = {
  ...texts.organizations,
  keyOf: ({ id }) => id,
  linesOf: ({ id, name, inn, type, level, members, orders }) => [[id, name, inn, type, level, members, orders]],
}

export const usersTable: StaffTable<UserRow> = {
  ...texts.users,
  keyOf: ({ id }) => id,
  linesOf: (row) => [[row.id, displayNameOf(row), row.email, row.phone, row.created_at, row.orders, row.sessions]],
}

export const infoBarsTable: StaffTable<Row<typeof selectInfoBars>> = {
  ...texts.infoBars,
  keyOf: ({ id }) => id,
  linesOf: (row) => [[row.id, row.text, row.link, row.starts_at, row.ends_at, row.advertising_token]],
}

export const flagsTable: StaffTable<Row<typeof listFlags>> = {
  ...texts.flags,
  keyOf: ({ key }) => key,
  linesOf: ({ key, variants, isOn, rules }) => [[key, variants.join(', '), isOn, JSON.stringify(rules)]],
}

export const staffTable: StaffTable<StaffRow> = {
  ...texts.staff,
  keyOf: ({ id }) => id,
  linesOf: (row) => [
    [
      ...[
        row.id,
        displayNameOf(row),
        row.email,
        row.phone,
        row.is_staff,
        row.is_staff ? STAFF_ROLE_NAMES[row.staff_role] : null,
      ],
      ...[texts.factors[row.factor], row.is_working, row.seen_at],
    ],
  ],
}

export const releasesTable: StaffTable<Activation> = {
  ...texts.releases,
  keyOf: ({ revision }) => revision,
  linesOf: ({ at, actor, remote, version, kind, percent, commit, reason }) => [
    [new Date(at), actor, remote, version, texts.kinds[kind], percent, commit, reason],
  ],
}

export const liveTable: Omit<StaffTable<Awaited<ReturnType<typeof selectParts>>['live'][number]>, 'keyOf'> = {
  ...texts.live,
  linesOf: (row) => [
    [row.remote, row.stable_version, row.previous_version, row.canary_version, row.canary_percent, row.canary_since],
  ],
}
