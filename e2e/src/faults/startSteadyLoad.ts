import type { FaultStore } from './faultStore.ts'

/** More concurrent requests mean that the store is too slow; then the rate is reduced. */
const MAX_AT_A_TIME = 40

/** Asks for the pages in turn, so many a second, each time as another visitor, until it is stopped. */
export function startSteadyLoad(store: FaultStore, paths: readonly string[], pagesPerSecond: number) {
  const failures: string[] = []
  let pages = 0
  const running = new Set<Promise<void>>()

  const ask = async (path: string) => {
    pages += 1
    try {
      const { status, html } = await store.read(path)
      if (status !== 200 || !html.endsWith('</html>')) failures.push(`${path}: ${status}, ${html.length} letters`)
    } catch (error) {
      failures.push(`${path}: ${String(error)} ${String(error instanceof Error ? error.cause : '')}`)
    }
  }
  const startedAt = performance.now()
  const timer = setInterval(() => {
    // Publishing sometimes blocks this process: missed requests are sent afterwards.
    const due = ((performance.now() - startedAt) / 1000) * pagesPerSecond
    while (pages < due && running.size < MAX_AT_A_TIME) {
      const one: Promise<void> = ask(paths[pages % paths.length]!).finally(() => running.delete(one))
      running.add(one)
    }
  }, 1000 / pagesPerSecond)

  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running)
      return { pages, failures }
    },
  }
}
