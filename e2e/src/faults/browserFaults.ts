import type { Route } from '@playwright/test'
import type { RemoteName } from './faultFixtures.ts'
import type { Edit, FaultStore } from './faultStore.ts'

type Handler = (route: Route) => Promise<void>

/** What a remote's browser files are fetched from. */
export const scriptsOf = (remote: RemoteName) => new RegExp(`/releases/${remote}/.*\\.js`)

/** What can happen to a file on its way. */
export const losses: Record<string, Handler> = {
  'does not arrive': (route) => route.abort(),
  'is not found': (route) => route.fulfill({ status: 404 }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'seeded fault' }),
  // Answered at once: while a handler waits for the file itself, a test may take the loss back, and the route is the browser's again.
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

/** The uncaught errors that come of faults sown here: all else in a page is a fault of the store. */
export const SEEDED = /seeded fault/

/** Code of a remote that fails where nobody waits for it. */
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
