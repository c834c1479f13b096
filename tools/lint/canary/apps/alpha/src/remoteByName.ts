// expect: verstak/boundaries
import { page } from '@verstak/beta/page'

export const copy = page
