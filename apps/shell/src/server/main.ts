import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { startServer } from './startServer.ts'
import { startSupervisor } from './supervisor.ts'

const { PORT = '4000', OPS_PORT = '4090', API_ORIGIN = 'http://127.0.0.1:4001', SHELL_WORKERS } = process.env
// `cart=http://127.0.0.1:4010`, set by `npm run dev`.
const [name, origin] = (process.env['VERSTAK_DEV_REMOTE'] ?? '').split('=')

if (cluster.isPrimary) {
  const workers = Number(SHELL_WORKERS ?? Math.max(2, availableParallelism()))
  await startSupervisor({ workers, opsPort: Number(OPS_PORT) })
} else {
  await startServer({
    host: '127.0.0.1',
    port: Number(PORT),
    apiOrigin: API_ORIGIN,
    ...(name && origin ? { developmentRemote: { name, origin } } : {}),
  })
  process.send?.('ready')
}
