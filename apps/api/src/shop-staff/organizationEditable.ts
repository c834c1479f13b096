import type { Editable, Values } from '../back-office/Editable.ts'
import { invalidInput } from '../DomainError.ts'
import { shopStaffTexts as texts } from './shopStaff.texts.ts'

interface OrganizationValues {
  wholesaleType: string | null
  wholesaleLevel: number | null
  deferredLimit: number
  deferredDays: number
  hasExtendedAccess: boolean
}

/** What the shop decides about an organization: discounts of wholesale, and what it may pay later. */
export const organizationEditable: Editable = {
  kind: 'organization',
  saveCall: 'POST /api/v1/staff/organization/save',
  isConfirmed: true,
  nameOf: () => '',
  async read(db, id, isLocked) {
    const row = await db
      .selectFrom('organization')
      .select(['wholesale_type as wholesaleType', 'wholesale_level as wholesaleLevel'])
      .select(['deferred_limit as deferredLimit', 'deferred_days as deferredDays'])
      .select('has_extended_access as hasExtendedAccess')
      .where('id', '=', Number(id))
      .$if(isLocked, (query) => query.forUpdate())
      .executeTakeFirst()
    return row as Values | undefined
  },
  async facts(db, id) {
    const row = await db
      .selectFrom('organization')
      .select(['name', 'inn', 'kpp', 'legal_address as address'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    return row
  },
  async check(_, __, next) {
    const { wholesaleType, wholesaleLevel } = next as unknown as OrganizationValues
    if ((wholesaleType === null) !== (wholesaleLevel === null))
      throw invalidInput('values.wholesaleLevel', 'pair', 'Type and level go together.', texts.level)
  },
  async write(db, id, _, next) {
    const values = next as unknown as OrganizationValues
    await db
      .updateTable('organization')
      .set({
        wholesale_type: values.wholesaleType,
        wholesale_level: values.wholesaleLevel,
        deferred_limit: values.deferredLimit,
        deferred_days: values.deferredDays,
        has_extended_access: values.hasExtendedAccess,
      })
      .where('id', '=', Number(id))
      .execute()
  },
}
