// expect: verstak/boundaries
import { page } from '../../beta/src/page.ts'

export const copy = page
