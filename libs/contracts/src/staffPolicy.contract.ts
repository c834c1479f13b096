import type { Endpoint } from './endpoint.contract.ts'
import { STAFF_CALLS, STAFF_PAGES } from './staffPolicy.data.ts'
import { STAFF_ROLES, type StaffPage, type StaffRole } from './staffRole.contract.ts'

export { STAFF_CALLS, STAFF_PAGES } from './staffPolicy.data.ts'

/** Calls below these paths are of staff: one that no row of the policy names is a mistake. */
const STAFF_PREFIXES = ['/api/v1/staff/', '/api/admin/']

/** Who may make a call; undefined for calls that are not the staff's. `call` is `METHOD /path`. */
export const staffRolesOf = (call: string): readonly StaffRole[] | undefined => STAFF_CALLS[call]

/**
 * Roles for a call of the API.
 * @throws for a call of staff that the policy does not name
 */
export function staffRolesOfEndpoint({ method, path }: Pick<Endpoint, 'method' | 'path'>) {
  const roles = staffRolesOf(`${method} ${path}`)
  if (!roles && STAFF_PREFIXES.some((prefix) => path.startsWith(prefix)))
    throw new Error(`${method} ${path} is a call of staff that staffPolicy.data.ts gives to nobody: add its row.`)
  return roles
}

/** Whether a role may make a call. */
export const mayCall = (role: StaffRole, { method, path }: Pick<Endpoint, 'method' | 'path'>): boolean =>
  staffRolesOf(`${method} ${path}`)?.includes(role) ?? false

/** The section of the back office to which an address belongs; undefined for an address of none. */
export const staffPageOf = (pathname: string): StaffPage | undefined =>
  STAFF_PAGES.filter(({ page }) => (page === '/admin/' ? pathname === page : pathname.startsWith(page))).at(0)

/** Whether a role may open an address of the back office. */
export const mayOpen = (role: StaffRole, pathname: string): boolean =>
  staffPageOf(pathname)?.roles.includes(role) ?? false

/** True for a text that names a role. */
export const isStaffRole = (text: string): text is StaffRole => (STAFF_ROLES as readonly string[]).includes(text)
