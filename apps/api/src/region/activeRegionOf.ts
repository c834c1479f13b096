import { SERVER_COOKIES } from '@verstak/contracts/cookie'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'

/** Region of the cookie; the default region without a cookie or when that region no longer exists (REGION-003). */
export async function activeRegionOf(
  { index }: Pick<Services, 'index'>,
  caller: Pick<Caller, 'cookie'>,
): Promise<number> {
  const id = Number(caller.cookie(SERVER_COOKIES.activeRegion))
  return (await index.read()).regionById.has(id) && id !== 0 ? id : DEFAULT_REGION_ID
}
