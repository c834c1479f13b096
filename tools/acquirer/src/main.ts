import { startAcquirer } from './startAcquirer.ts'

const { PORT = '4070', ACQUIRER_SECRET = '', WEBHOOK_URL = '', VERSTAK_ENV = '' } = process.env

try {
  const acquirer = await startAcquirer({
    port: Number(PORT),
    mode: VERSTAK_ENV,
    webhookUrl: WEBHOOK_URL || null,
    ...(ACQUIRER_SECRET !== '' && { secret: ACQUIRER_SECRET }),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void acquirer.stop())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
