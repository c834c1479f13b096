import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { EXCHANGE_FLAGS } from '../exchange/exchangeFlags.ts'

const PROGRAM = join(import.meta.dirname, '../exchange/importCommand.ts')
/** The only file of goods of an exchange; several have numbers. */
const WHOLE_FILE = 'import.xml'
/** 1C waits for an answer no longer than half a minute. */
const PATIENCE_MS = 15_000
const KEPT_OUTPUT = 4000
/** Another import runs: 1C asks again. */
const BUSY = /Another import is running/

/** How an import stands. */
export type ImportState = { kind: 'running' } | { kind: 'done' } | { kind: 'failed'; words: string }

/** Imports of the exchanges, each file in a process of its own, so that the shop goes on selling. */
export interface Imports {
  /**
   * Begins the import of a file, or of a folder with all files of an exchange, or goes on waiting for it; an end is told once.
   */
  run(path: string, source: string): Promise<ImportState>
  isRunning(source: string): boolean
}

interface Running {
  source: string
  ended: Promise<ImportState>
}

/** @param env of the programs: the database and the data folder */
export function createImports(env: Record<'DATABASE_URL' | 'VERSTAK_DATA', string>): Imports {
  const running = new Map<string, Running>()
  const begin = (path: string, source: string): Running => {
    const known = running.get(path)
    if (known) return known
    const started = { source, ended: start(path, source, env) }
    running.set(path, started)
    return started
  }
  return {
    async run(path, source) {
      const { ended } = begin(path, source)
      const state = await Promise.race([ended, wait(PATIENCE_MS, { kind: 'running' } as const, { ref: false })])
      if (state.kind !== 'running') running.delete(path)
      return state.kind === 'failed' && BUSY.test(state.words) ? { kind: 'running' } : state
    },
    isRunning: (source) => [...running.values()].some((each) => each.source === source),
  }
}

function start(path: string, source: string, env: NodeJS.ProcessEnv): Promise<ImportState> {
  return new Promise((resolve) => {
    // One of several files has not the whole assortment, whatever it says; all of them together have.
    const part = basename(path) === WHOLE_FILE || !path.endsWith('.xml') ? [] : ['--part']
    const child = spawn(process.execPath, [...EXCHANGE_FLAGS, PROGRAM, path, '--source', source, ...part], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-KEPT_OUTPUT)))
    child.on('error', ({ message }) => resolve({ kind: 'failed', words: message }))
    child.on('close', (code) => {
      const words = output.trim().split('\n').at(-1) ?? ''
      resolve(code === 0 ? { kind: 'done' } : { kind: 'failed', words })
    })
  })
}
