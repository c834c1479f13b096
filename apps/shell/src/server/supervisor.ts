import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { createOpsServer } from './opsServer.ts'

export interface SupervisorOptions {
  /** How many workers serve pages, at least 1. */
  workers: number
  /** Loopback port for health, readiness and metrics of all workers. */
  opsPort: number
}

/** A worker that dies sooner than this after its start waits as long before the next one starts. */
const CALM_MS = 2000

/** Keeps the workers running: a remote that throws in a timer or blocks a worker costs only that worker. */
export async function startSupervisor({ workers, opsPort }: SupervisorOptions): Promise<void> {
  let isStopping = false
  const ready = new Set<Worker>()

  const start = () => {
    const startedAt = Date.now()
    const worker = cluster.fork()
    worker.on('message', (message) => message === 'ready' && ready.add(worker))
    worker.on('exit', (code, signal) => {
      ready.delete(worker)
      if (isStopping) return
      console.error(`Shell worker ${worker.process.pid} ended (${signal ?? code}), starting another`)
      setTimeout(start, Math.max(0, CALM_MS - (Date.now() - startedAt)))
    })
  }
  for (let count = 0; count < workers; count += 1) start()

  const registry = new AggregatorRegistry()
  const ops = createOpsServer({
    isReady: () => ready.size > 0,
    metrics: async () => ({ contentType: registry.contentType, text: await registry.clusterMetrics() }),
  })
  await ops.listen({ host: '127.0.0.1', port: opsPort })

  const stop = async () => {
    isStopping = true
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ended = running.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of running) worker.kill('SIGTERM')
    await Promise.all(ended)
    await ops.close()
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
}
