import type { Settings } from './settings.ts'

/** Shows the progress of a start in the terminal, with the seconds since its beginning. */
export interface Progress {
  /** Prints one line of progress of a part. */
  report(part: string, line: string): void
  /** Like `report`, and marks the part as finished. */
  finish(part: string, line: string): void
  /** Prints the addresses of the running store and of its messages. */
  announce(addresses: { shop: string; messages: string }, settings: Settings): void
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
    announce({ shop, messages }, { dataFolder, databaseUrl }) {
      stop()
      output(
        [
          '',
          `  Verstak is open: ${shop}`,
          '',
          '  Demo mode: demo goods, no real payments, reachable from this computer only.',
          `  SMS and mail: ${messages}`,
          `  Data: ${databaseUrl === null ? '' : 'DATABASE_URL, and '}${dataFolder} (one shop per user; VERSTAK_DATA names another folder)`,
          '  Ctrl-C stops it.',
          '',
        ].join('\n'),
      )
    },
  }
}
