import type { StaffRole } from '@verstak/contracts/staffRole'

const OF_MONEY = new Set(['price', 'oldPrice', 'businessPrice'])
const OF_WAREHOUSE = new Set(['stock', 'weight', 'length', 'width', 'height'])

/** Whether a role changes a field of the catalogue; the API decides the same by itself. */
export function mayEditField(role: StaffRole, field: string): boolean {
  if (role === 'owner' || role === 'manager') return true
  if (role === 'warehouse') return OF_WAREHOUSE.has(field)
  return role === 'content' && !OF_MONEY.has(field) && field !== 'stock'
}
