// expect: verstak/boundaries, verstak/boundaries, @typescript-eslint/consistent-type-imports
import type { page } from '@verstak/beta/page'

export type Page = typeof page
export type Same = import('@verstak/beta/page').Page
