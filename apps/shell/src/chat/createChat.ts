import type { Host } from '@verstak/host'
import type { BringProvider, ChatProvider } from './ChatProvider.ts'
import { findVisitor } from './chatVisitor.ts'

/** Interval and time limit of polling whether a script is ready (WIDGET-029). */
const START_POLL_MS = 100
const START_PATIENCE_MS = 5000

/**
 * The chat of one page. Its script loads when the chat is first opened; later calls start it directly. A failed call
 * can be retried, which loads a failed script again. Concurrent calls are deduplicated.
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
