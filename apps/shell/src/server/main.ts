import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { minimalEnvironment, permissionFlags } from './workers/permissionFlags.ts'
import { runWorker } from './workers/runWorker.ts'
import { startSupervisor } from './workers/supervisor.ts'
import { workerCountOf } from './workers/workerCount.ts'

const { PORT = '4000', OPS_PORT = '4090', API_ORIGIN = 'http://127.0.0.1:4001', SHELL_WORKERS } = process.env
const apiOpsOrigin = process.env['API_OPS_ORIGIN'] ?? ''
const releases = resolve(process.env['VERSTAK_RELEASES'] ?? 'releases')
const teamKeys = resolve(process.env['VERSTAK_TEAM_KEYS'] ?? 'team-keys.json')
// `cart=http://127.0.0.1:4010`, set by `npm run dev`.
const [name, origin] = (process.env['VERSTAK_DEV_REMOTE'] ?? '').split('=')

if (cluster.isPrimary) {
  // Workers inherit the environment of this process.
  const modest = minimalEnvironment(process.env)
  for (const variable of Object.keys(process.env)) if (!(variable in modest)) delete process.env[variable]
  await startSupervisor({
    workers: workerCountOf(SHELL_WORKERS, availableParallelism()),
    exec: __filename,
    execArgv: permissionFlags({
      shell: join(__dirname, '..'),
      packages: join(__dirname, '../../../../node_modules'),
      releases,
      teamKeys,
    }),
    opsPort: Number(OPS_PORT),
    apiOrigin: API_ORIGIN,
    apiOpsOrigin,
  })
} else {
  await runWorker({
    host: '127.0.0.1',
    port: Number(PORT),
    apiOrigin: API_ORIGIN,
    store: releases,
    teamKeys,
    watchdogFile: join(__dirname, 'watchdog.cjs'),
    ...(name && origin ? { developmentRemote: { name, origin } } : {}),
  })
}
