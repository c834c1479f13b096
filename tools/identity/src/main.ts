import { startIdentityProviders } from './startIdentityProviders.ts'

const { PORT = '4080', PUBLIC_ORIGIN = '', IDENTITY_SECRET = '', VERSTAK_ENV = '' } = process.env

try {
  const providers = await startIdentityProviders({
    port: Number(PORT),
    shopOrigins: PUBLIC_ORIGIN.split(',').filter(Boolean),
    mode: VERSTAK_ENV,
    ...(IDENTITY_SECRET !== '' && { secret: IDENTITY_SECRET }),
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void providers.stop())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
