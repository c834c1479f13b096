import { GUEST, type Buyer } from '@verstak/price/buyer'
import type { Caller } from '../http/createBinder.ts'

/** The one place that decides whose prices a caller gets. Nobody can sign in yet, so everybody is a guest. */
export const buyerOf = (_caller: Caller): Buyer => GUEST
