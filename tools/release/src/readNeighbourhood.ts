import type { ApiCall } from '@verstak/api-client/call'
import { getApiContract, getLiveReleases } from '@verstak/contracts/registry'
import { HostDescription } from '@verstak/contracts/release'
import * as v from 'valibot'
import type { Neighbourhood } from './checks/ReleaseCheck.ts'
import type { ReleaseStore } from './ReleaseStore.ts'

const HOST_FILE = '/assets/host.json'
const TIMEOUT_MS = 10_000

/** The live parts around a remote: shell, API and the other remotes' releases, canaries included. */
export async function readNeighbourhood(
  remote: string,
  origin: string,
  call: ApiCall,
  store: ReleaseStore,
): Promise<Neighbourhood> {
  const [host, { endpoints }, { remotes }] = await Promise.all([
    readHost(origin),
    call(getApiContract, {}),
    call(getLiveReleases, { query: {} }),
  ])
  const neighbours = remotes
    .filter(({ name }) => name !== remote)
    .flatMap(({ name, stable, canary }) =>
      [stable, canary].flatMap((ref) => (ref ? [{ name, version: ref.version }] : [])),
    )
  const read = async ({ name, version }: { name: string; version: string }) => {
    const release = await store.read(name, version)
    if (release) return release
    throw new Error(
      `${name} ${version} is live, but ${store.folderOf(name, version)} has no such release: ` +
        'VERSTAK_RELEASES (or VERSTAK_DATA) must name the folder that the running store serves.',
    )
  }
  return { host, api: endpoints, remotes: await Promise.all(neighbours.map(read)) }
}

/** What the live shell provides. @throws with advice when no shell responds */
export async function readHost(origin: string): Promise<HostDescription> {
  const answer = await fetch(origin + HOST_FILE, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new Error(`No store answers at ${origin}. Start it (npm start), or name another one: --to http://…`)
  })
  const host = v.safeParse(HostDescription, await answer.json().catch(() => null))
  if (!host.success)
    throw new Error(
      `${origin}${HOST_FILE} (status ${answer.status}) does not describe a shell: update the shell first.`,
    )
  return host.output
}
