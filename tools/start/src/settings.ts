import { findDataFolder } from '@verstak/tools-database/dataFolder'

/** Settings of a start, from the environment. */
export interface Settings {
  ports: Ports
  dataFolder: string
  /** Address of an external PostgreSQL; null = the embedded one. */
  databaseUrl: string | null
}

/**
 * Loopback ports: two for people and the shell, one each for the embedded acquirer and identity providers of the demo, two
 * for operations
 * (/healthz, /readyz, /metrics).
 */
export interface Ports {
  shell: number
  api: number
  acquirer: number
  identity: number
  shellOps: number
  apiOps: number
}

/** One base port sets all others, so that a second store needs only VERSTAK_PORT. */
const OFFSETS: Ports = { shell: 0, api: 1, acquirer: 70, identity: 80, shellOps: 90, apiOps: 91 }
const DEFAULT_PORT = 4000
const VARIABLES: Record<keyof Ports, string> = {
  shell: 'VERSTAK_PORT',
  api: 'VERSTAK_API_PORT',
  acquirer: 'VERSTAK_ACQUIRER_PORT',
  identity: 'VERSTAK_IDENTITY_PORT',
  shellOps: 'VERSTAK_OPS_PORT',
  apiOps: 'VERSTAK_API_OPS_PORT',
}

/** Reads the environment; throws when a port is invalid or used twice. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const base = readPort(env, VARIABLES.shell) ?? DEFAULT_PORT
  const port = (name: keyof Ports) => readPort(env, VARIABLES[name]) ?? base + OFFSETS[name]
  const ports = {
    shell: base,
    api: port('api'),
    acquirer: port('acquirer'),
    identity: port('identity'),
    shellOps: port('shellOps'),
    apiOps: port('apiOps'),
  }
  if (new Set(Object.values(ports)).size < Object.keys(ports).length)
    throw new Error(`Two of the ports ${Object.values(ports).join(', ')} are the same.`)
  return { ports, dataFolder: findDataFolder(env), databaseUrl: env['DATABASE_URL'] || null }
}

/**
 * Environment for a program without database access: omits the variables that give access to a database, to releases,
 * to the shop's messages, its acquirer or its identity providers, and npm's own variables.
 */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !/^(npm_.*|PG[A-Z]+|(TEST_)?DATABASE_URL|VERSTAK_RELEASE_(TOKEN|KEY).*|SMTP_URL|SMS_GATEWAY_.+|SMARTCAPTCHA_SERVER_KEY|VK_SERVICE_TOKEN|OIDC_CLIENT_SECRET|CDEK_SECRET|YOOKASSA_SECRET_KEY)$/i.test(
          name,
        ),
    ),
  )
}

function readPort(env: NodeJS.ProcessEnv, name: string): number | null {
  const text = env[name]
  if (!text) return null
  const port = Number(text)
  // 91 ports above it must exist as well.
  if (Number.isInteger(port) && port >= 1 && port <= 65_535 - OFFSETS.apiOps) return port
  throw new Error(`${name}=${text} is not a port (1 to ${65_535 - OFFSETS.apiOps}).`)
}
