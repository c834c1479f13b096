import type { Host } from '@verstak/host'
import type { BringProvider, ChatProvider } from './ChatProvider.ts'
import { findVisitor } from './chatVisitor.ts'

/** How often a script is asked whether it is ready (WIDGET-029), and how long. */
const START_POLL_MS = 100
const START_PATIENCE_MS = 5000

/**
 * The chat of one page. Its script comes with the first opening; later ones start it directly. What fails can be tried
 * again: a script that did not come is fetched anew. Openings while one is under way are the same one.
 */
export function createChat(bring: BringProvider): (host: Host) => Promise<void> {
  let script: Promise<ChatProvider> | undefined
  let opening: Promise<void> | undefined

  async function open(host: Host): Promise<void> {
    script ??= bring().catch((error: unknown) => {
      script = undefined
      throw error
    })
    const [provider, visitor] = await Promise.all([script, findVisitor(host)])
    await untilStarted(() => provider.start(host, visitor))
  }

  return (host) => (opening ??= open(host).finally(() => (opening = undefined)))
}

async function untilStarted(start: () => boolean): Promise<void> {
  for (let waited = 0; !start(); waited += START_POLL_MS) {
    if (waited >= START_PATIENCE_MS) throw new Error(`The chat did not start within ${START_PATIENCE_MS} ms.`)
    await new Promise((resolve) => setTimeout(resolve, START_POLL_MS))
  }
}
