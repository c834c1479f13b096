import type { Settings } from './settings.ts'

/** Tells the person at the terminal how a start goes, with the seconds since its beginning. */
export interface Progress {
  /** One line of news from a part of the start. */
  report(part: string, line: string): void
  /** The same, and the part needs no more waiting for. */
  finish(part: string, line: string): void
  /** The store is up: the one address to open. */
  announce(address: string, settings: Settings): void
}

/** A long start must show that it lives. */
const SILENCE_MS = 10_000

/** Writes to `output`; lines of silence are filled in until the announcement or the end of the signal. */
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
    announce(address, { dataFolder, databaseUrl }) {
      stop()
      output(
        [
          '',
          `  Verstak is open: ${address}`,
          '',
          '  Demo mode: demo goods, no real payments, mail or SMS, reachable from this computer only.',
          `  Data: ${databaseUrl === null ? '' : 'DATABASE_URL, and '}${dataFolder} (one shop per user; VERSTAK_DATA names another folder)`,
          '  Ctrl-C stops it.',
          '',
        ].join('\n'),
      )
    },
  }
}
