import { startServer } from './startServer.ts'

const env = process.env

await startServer({
  host: '127.0.0.1',
  port: Number(env['PORT'] ?? 4000),
  opsPort: Number(env['OPS_PORT'] ?? 4090),
  apiOrigin: env['API_ORIGIN'] ?? 'http://127.0.0.1:4001',
})
