import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig } from './config.ts'

const STOP_DEADLINE_MS = 10_000

try {
  const config = readConfig(process.env)
  // Caches stripped and compiled code, a third of the time of a start. Therefore before everything else is loaded.
  const folder = join(config.dataFolder, 'compile-cache')
  enableCompileCache(folder)
  // For the threads of the index.
  process.env['NODE_COMPILE_CACHE'] = folder
  const { startApi } = await import('./startApi.ts')
  const api = await startApi(config)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(api))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Lets the process end by itself; one that hangs is ended after the deadline. */
async function stop(api: { stop(): Promise<void> }): Promise<void> {
  setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref()
  await api.stop()
}
