import * as v from 'valibot'

/** Roles of staff, from the most rights to the fewest. */
export const STAFF_ROLES = ['owner', 'manager', 'content', 'warehouse', 'support'] as const
/** One of them. */
export const StaffRole = v.picklist(STAFF_ROLES)
export type StaffRole = v.InferOutput<typeof StaffRole>

/** A section of the back office. */
export interface StaffPage {
  /** Its address; addresses below it belong to it. */
  page: string
  /** Its name in the menu. */
  title: string
  /** Place in the menu: sections of one group stand together. */
  group: 'goods' | 'people' | 'shop'
  /** Whose section it is; others of the staff are told that their role is not enough. */
  roles: readonly StaffRole[]
}
