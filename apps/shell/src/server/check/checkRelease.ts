import { createCall } from '@verstak/api-client/call'
import type { ApiCall } from '@verstak/api-client/call'
import type { Layout } from '@verstak/contracts/layout'
import type { LiveRelease } from '@verstak/contracts/registry'
import { getLiveReleases } from '@verstak/contracts/registry'
import type { Release } from '@verstak/contracts/release'
import { matchPatterns } from '@verstak/contracts/routePattern'
import { describeError } from '../page/describeError.ts'
import { loadRelease } from '../releases/loadRelease.ts'
import type { ReleaseSource } from '../releases/loadRelease.ts'
import { readRelease } from '../releases/readRelease.ts'
import type { ServerRemote } from '../releases/remotes.ts'
import { serverTransport } from '../api/serverTransport.ts'
import { createSiteData } from '../api/siteData.ts'
import { smokeAddresses } from './smokeAddresses.ts'
import { tryPage } from './tryPage.ts'

export interface CheckInput extends ReleaseSource {
  apiOrigin: string
  of: Pick<Release, 'name' | 'version'>
}

const LAYOUTS: readonly Layout[] = ['desktop', 'mobile', 'desktop-crawler']

/** Checks a release together with the live ones, before it goes live. @returns the reasons against it */
export async function checkRelease(input: CheckInput): Promise<string[]> {
  const { of, apiOrigin } = input
  const { release } = await readRelease(input.store, of, input.keys)
  const candidate = await loadRelease(input, of)
  const missing = Object.keys(release.exposes)
    .map((expose) => expose.slice(2))
    .filter((name) => name !== 'routes' && !candidate.page?.widgets[name])
    .map((name) => `The server file has no widget ${name}, which the release exposes`)
  const call = createCall(serverTransport(apiOrigin, { requestId: `check-${of.name}-${of.version}` }))
  const addresses = await smokeAddresses(release.smoke, call)
  const foreign = addresses
    .filter((address) => !matchPatterns(candidate.routes, pathOf(address)))
    .map((address) => `The smoke address ${address} fits none of the release's routes`)
  if (missing.length > 0 || foreign.length > 0) return [...missing, ...foreign]

  const siteData = await createSiteData(call, (error) => console.error(describeError(error)))()
  const { current, older } = await loadNeighbours(input, call)
  const reasons: string[] = []
  const tryAll = async (neighbours: readonly ServerRemote[], layouts: readonly Layout[], beside: string) => {
    for (const address of addresses) {
      for (const layout of layouts) {
        const faults = await tryPage({ apiOrigin, address, layout, remotes: [...neighbours, candidate], siteData })
        reasons.push(...faults.map((fault) => `${address} (${layout}${beside}): ${fault}`))
      }
    }
  }
  await tryAll(current, LAYOUTS, '')
  for (const neighbour of older) {
    const others = current.filter(({ name }) => name !== neighbour.name)
    await tryAll([...others, neighbour], ['desktop'], `, beside ${neighbour.name} ${neighbour.version}`)
  }
  return reasons
}

/** The live releases of the other remotes, and their other releases that may be served together with this one. */
async function loadNeighbours(input: CheckInput, call: ApiCall) {
  const { remotes } = await call(getLiveReleases, { query: {} })
  const neighbours = remotes.filter(({ name }) => name !== input.of.name)
  const load = (name: string, version: string) => loadRelease(input, { name, version }).catch(() => undefined)
  const current = await Promise.all(
    neighbours.map(async ({ name, stable, previous }) => {
      const running = (await load(name, stable.version)) ?? (previous && (await load(name, previous.version)))
      if (!running) console.error(`${name} ${stable.version} is live but does not load: the check goes on without it`)
      return running ?? undefined
    }),
  )
  const older = await Promise.all(neighbours.flatMap((live) => otherVersions(live).map((one) => load(live.name, one))))
  return { current: current.filter(isPresent), older: older.filter(isPresent) }
}

function otherVersions({ previous, canary }: LiveRelease): string[] {
  return [previous, canary].flatMap((ref) => (ref ? [ref.version] : []))
}

function isPresent<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

const pathOf = (address: string) => new URL(`http://store.invalid${address}`).pathname

/** Like `checkRelease`; a release that cannot be read has that as its reason. */
export async function reasonsAgainst(input: CheckInput): Promise<string[]> {
  try {
    return await checkRelease(input)
  } catch (error) {
    return [describeError(error)]
  }
}
