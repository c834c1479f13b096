import type { DemoAccount } from '@verstak/tools-database/demoAccounts'
import type { Settings } from './settings.ts'

/** Shows the progress of a start in the terminal, with the seconds since its beginning. */
export interface Progress {
  /** Prints one line of progress of a part. */
  report(part: string, line: string): void
  /** Like `report`, and marks the part as finished. */
  finish(part: string, line: string): void
  /** Prints the addresses of the running store and of its messages, and the accounts of a demo shop. */
  announce(addresses: { shop: string; messages: string }, settings: Settings, accounts: readonly DemoAccount[]): void
}

/** After this time without output, a line shows that the start is still running. */
const SILENCE_MS = 10_000

/** Writes to `output`; prints a line after long silence, until the announcement or the abort of the signal. */
export function createProgress(signal: AbortSignal, output: (line: string) => void = console.log): Progress {
  const startedAt = Date.now()
  const stamp = () => `${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s`
  const underWay = new Set<string>()
  const heartbeat = setInterval(() => output(`${stamp()}  ${[...underWay].join(', ')}: still working …`), SILENCE_MS)
  const stop = () => clearInterval(heartbeat)
  signal.addEventListener('abort', stop, { once: true })
  const report = (part: string, line: string) => {
    if (line.trim() === '') return
    underWay.add(part)
    heartbeat.refresh()
    output(`${stamp()}  ${part}: ${line}`)
  }
  return {
    report,
    finish(part, line) {
      report(part, line)
      underWay.delete(part)
    },
    announce({ shop, messages }, { dataFolder, databaseUrl }, accounts) {
      stop()
      output(
        [
          '',
          `  Verstak is open: ${shop}`,
          '',
          '  Demo mode: demo goods, no real payments, reachable from this computer only.',
          `  SMS and mail: ${messages}`,
          `  Data: ${databaseUrl === null ? '' : 'DATABASE_URL, and '}${dataFolder} (one shop per user; VERSTAK_DATA names another folder)`,
          ...linesOf(accounts),
          '  Ctrl-C stops it.',
          '',
        ].join('\n'),
      )
    },
  }
}

function linesOf(accounts: readonly DemoAccount[]): string[] {
  if (accounts.length === 0) return []
  const widthOf = (key: 'kind' | 'email') => Math.max(...accounts.map((account) => account[key].length))
  const rows = accounts.map(({ kind, email, phone, password }) =>
    [kind.padEnd(widthOf('kind')), email.padEnd(widthOf('email')), `+7${phone}`, password].join('   '),
  )
  return ['', '  Accounts to sign in with (e-mail or phone, password):', ...rows.map((row) => `    ${row}`), '']
}
