import { DEFAULT_OFFICES_ADDRESS, officesAddress } from '@verstak/contracts/address'
import { matchPatterns } from '@verstak/contracts/routePattern'
import type { Region } from '@verstak/contracts/region'
import type { Host } from '@verstak/host'
import { data, redirect, type LoaderFunctionArgs } from '@verstak/router'
import { officesQuery, regionsQuery } from './officesQuery.ts'

const PATTERNS = ['/offices/{domain}-{descendantId}/', '/offices/{regionDomain}/'] as const

/** Whose shops the page shows. */
export interface OfficesInput {
  region: Region
}

/** Brings the shops of the address's region; an unknown one leads to Moscow's, an incomplete form to the right one. */
export function officesLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<OfficesInput> => {
    const { pathname } = new URL(request.url)
    const { data: regions } = await queryClient.ensureQueryData(regionsQuery(call))
    const region = findRegion(regions, pathname)
    if (!region) {
      // A store without the default region would lead round in circles.
      if (pathname === DEFAULT_OFFICES_ADDRESS) throw data(null, { status: 404 })
      throw redirect(DEFAULT_OFFICES_ADDRESS)
    }
    const address = officesAddress(region)
    if (address !== pathname) throw redirect(address)
    await queryClient.ensureQueryData(officesQuery(call, region.id))
    return { region }
  }
}

/** The region of an address in either form; a domain of several regions is that of the first. */
function findRegion(regions: readonly Region[], pathname: string): Region | undefined {
  const match = matchPatterns(PATTERNS, pathname)
  if (!match) return undefined
  const { regionDomain, domain, descendantId } = match.params
  const byTown = regions.find((one) => one.domain === domain && one.descendantId === Number(descendantId))
  return byTown ?? regions.find((one) => one.domain === (regionDomain ?? `${domain}-${descendantId}`))
}
