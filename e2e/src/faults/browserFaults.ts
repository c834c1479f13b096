import type { Route } from '@playwright/test'
import type { RemoteName } from './faultFixtures.ts'
import type { Edit, FaultStore } from './faultStore.ts'

type Handler = (route: Route) => Promise<void>

/** Addresses of a remote's browser files. */
export const scriptsOf = (remote: RemoteName) => new RegExp(`/releases/${remote}/.*\\.js`)

/** Possible failures of a file request. */
export const losses: Record<string, Handler> = {
  'does not arrive': (route) => route.abort(),
  'is not found': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'seeded fault' }),
  // Responds at once: while a handler waits for the real file, a test may remove the route.
  'is another than the page names': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.hasForeignCode = true' }),
}

/** Never answers. */
export const hang = () => undefined

export const comeLate =
  (ms: number): Handler =>
  async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  }

export const THROW = "throw new Error('seeded fault')"

/** Uncaught errors of faults made on purpose: all others are faults of the store. */
export const SEEDED = /seeded fault/

/** Code of a remote that fails outside of any handled promise or callback. */
export const strayErrors: Record<string, string> = {
  'in a timer': `setInterval(() => { ${THROW} }, 50)`,
  'in an event': `document.addEventListener('click', () => { ${THROW} }, true)`,
  'in a promise nobody waits for': "Promise.reject(new Error('seeded fault'))",
}

/** Makes a changed release live; resolves when it is served. */
export async function serve(store: FaultStore, remote: RemoteName, edit: Edit): Promise<void> {
  const version = await store.publish(remote, edit)
  await store.activate(remote, version)
  await store.untilServed(remote, version)
}
