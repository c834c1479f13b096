import { readConfig } from './config.ts'
import { startApi } from './startApi.ts'

const STOP_DEADLINE_MS = 10_000

try {
  const api = await startApi(readConfig(process.env))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(api))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Lets the process end by itself; one that hangs is ended after the deadline. */
async function stop(api: Awaited<ReturnType<typeof startApi>>): Promise<void> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  await api.stop()
}
