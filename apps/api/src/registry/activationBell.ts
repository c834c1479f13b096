import pg from 'pg'
import { ACTIVATION_CHANNEL } from './registry.sql.ts'

const RETRY_MS = 1_000
const CONNECT_TIMEOUT_MS = 3_000

export interface BellOptions {
  databaseUrl: string
  /** Called after every activation by any API process, and whenever one may have been missed. */
  ring(): void
  /** Called with the error when the connection is lost. It reconnects automatically. */
  onLost(error: unknown): void
}

export interface ActivationBell {
  close(): Promise<void>
}

/** Listens for activations on a dedicated connection, since pooled connections change hands. */
export function openActivationBell({ databaseUrl, ring, onLost }: BellOptions): ActivationBell {
  let isClosed = false
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | undefined

  const lose = (lost: pg.Client, error: unknown) => {
    if (isClosed || client !== lost) return
    client = null
    onLost(error)
    lost.end().catch(() => {})
    retry = setTimeout(() => void listen(), RETRY_MS)
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'verstak-api-bell',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    })
    client = next
    next.on('notification', ring)
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next, new Error('The connection ended')))
    try {
      await next.connect()
      await next.query(`listen ${ACTIVATION_CHANNEL}`)
      // Activations committed before this moment were missed.
      ring()
    } catch (error) {
      lose(next, error)
    }
    if (isClosed) await next.end().catch(() => {})
  }

  void listen()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
