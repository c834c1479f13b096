import { getInstance } from '@module-federation/enhanced/runtime'
import { containerNameOf } from '@verstak/contracts/remoteConfig'
import type { CreateRoutes } from '@verstak/host'
import type { ComponentType } from 'react'
import type { LiveRemote } from '../document/boot.ts'

/** What a remote exposes: `routes`, or a widget under its own name. */
interface Exposed {
  routes: { createRoutes: CreateRoutes }
  widget: Record<string, ComponentType<object>>
}

/** A failed preload makes the first try fail without a request, hence three. */
const TRIES = 3
const RETRY_DELAY_MS = 300
/** Timeout of an entry, the same as of chunks (`chunkLoadTimeout` of the build). */
const ENTRY_LIMIT_MS = 8000

/** The shell's own instance, read before any container creates another one in the shared runtime. */
const federation = getInstance()!

let live: readonly LiveRemote[] = []

declare global {
  interface Window {
    /** Number of failed loads; it is part of the addresses of the container's chunks. */
    verstakTry?: number
  }
}

/** Registers the remotes of this page in the federation runtime. */
export function registerLiveRemotes(remotes: readonly LiveRemote[]): void {
  live = remotes
  federation.registerPlugins([
    {
      name: 'verstak-same-origin',
      // Without `crossorigin`, like the preload links and webpack's own chunks of this origin; otherwise files load
      // twice.
      createScript: ({ url }) => {
        const script = document.createElement('script')
        script.src = url
        script.async = true
        // Only for entries: the containers have the hashes of their chunks. The runtime has made the address absolute.
        const [address] = url.split('?')
        script.integrity = remotes.find(({ entry }) => entry && address!.endsWith(entry.href))?.entry?.integrity ?? ''
        return { script, timeout: ENTRY_LIMIT_MS }
      },
    },
  ])
  federation.registerRemotes(remotes.flatMap((remote) => registrationOf(remote, 0)))
}

export function loadExposed(remote: string, expose: 'routes'): Promise<Exposed['routes']>
export function loadExposed(remote: string, expose: string): Promise<Exposed['widget']>
/** Loads an exposed module, with two retries under changed addresses. */
export async function loadExposed(remote: string, expose: string): Promise<unknown> {
  // The server could load no release of it. The runtime would complain in the console, at each try.
  if (live.some(({ name, entry }) => name === remote && !entry)) throw new Error(`${remote} has no release`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      const module = await federation.loadRemote(`${containerNameOf(remote)}/${expose}`)
      if (module) return module
      throw new Error(`${remote} has no ${expose}`)
    } catch (error) {
      window.verstakTry = (window.verstakTry ?? 0) + 1
      const known = live.find(({ name }) => name === remote)
      if (known) federation.registerRemotes(registrationOf(known, window.verstakTry), { force: true })
      if (attempt === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * attempt))
    }
  }
}

function registrationOf({ name, entry }: LiveRemote, attempt: number) {
  if (!entry) return []
  const container = containerNameOf(name)
  return [
    {
      name: container,
      entry: attempt === 0 ? entry.href : `${entry.href}?retry=${attempt}`,
      entryGlobalName: container,
      type: 'var' as const,
    },
  ]
}
