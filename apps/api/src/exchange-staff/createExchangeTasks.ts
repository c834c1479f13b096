import { spawn, type ChildProcess } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { ExchangeFile, ExchangeTask } from '@verstak/contracts/exchangeStaff'
import { EXCHANGE_FLAGS } from '../exchange/exchangeFlags.ts'
import { closeLeftRuns } from '../exchange/importGoods.ts'
import { slugOf } from '../exchange/slugOf.ts'
import { newTask, readTask, TASK_FILES, writeTask, type TaskOrder } from './taskState.ts'

const PROGRAM = join(import.meta.dirname, 'taskCommand.ts')
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KEPT_MS = 7 * 24 * 60 * 60_000
const ENDING = /^\.[a-z0-9]{1,9}$/i
const LONGEST_SOURCE = 60
const CHUNK = 500

/** What is kept beside a file. */
interface Meta {
  name: string
  file: string
}

/** A program at work; `ended` comes once its folder says how it ended. */
interface Running {
  child: ChildProcess
  ended: Promise<void>
}

type RowKind = 'changes' | 'faults'

/** Files that the staff has sent, each in a folder with the work on it. */
export interface ExchangeTasks {
  /** Folder of a file, made with its first part. */
  begin(id: string, name: string): Promise<string>
  find(id: string): Promise<ExchangeFile | undefined>
  /** Starts the work on a file that is there, unless some is under way. */
  start(id: string, order: Pick<TaskOrder, 'mode' | 'source' | 'isAnyWithdrawn' | 'runId'>): Promise<void>
  cancel(id: string): Promise<void>
  /** Rows of a dry run. */
  rows(id: string, kind: RowKind, slice: { limit: number; offset: number }): Promise<unknown[]>
  /** All of them. */
  pages(id: string, kind: RowKind): AsyncIterable<unknown[]>
  /** Closes runs that say they work while no import does: they were killed, with the API or without. */
  closeLeft(): Promise<void>
  /** Path of the bytes of a file. */
  pathOf(id: string): Promise<string | undefined>
}

/** @param env of the programs: the database and the data folder */
export function createExchangeTasks(env: Record<'DATABASE_URL' | 'VERSTAK_DATA', string>): ExchangeTasks {
  const root = join(env.VERSTAK_DATA, 'exchange')
  const running = new Map<string, Running>()
  const folderOf = (id: string) => join(root, GUID.test(id) ? id : 'none')

  async function metaOf(id: string): Promise<Meta | undefined> {
    const text = await readFile(join(folderOf(id), TASK_FILES.meta), 'utf8').catch(() => null)
    return text === null ? undefined : (JSON.parse(text) as Meta)
  }

  /** A program ends with the API that started it: what says that it works and is not known was stopped with the one before. */
  async function taskOf(id: string): Promise<ExchangeTask | null> {
    // Asked before its folder, which may say more by then.
    const isAtWork = running.has(id)
    const task = await readTask(folderOf(id))
    if (task?.state !== 'running' || isAtWork) return task
    return { ...task, state: 'cancelled' }
  }

  async function end(id: string, state: ExchangeTask['state']): Promise<void> {
    const task = await readTask(folderOf(id))
    // Its run says what became of it, too; first, for whoever sees the one looks at the other.
    if (task?.state === 'running' || task?.state === 'failed') await closeLeftRuns(env.DATABASE_URL).catch(() => {})
    if (task?.state === 'running') await writeTask(folderOf(id), { ...task, state })
    // Until its state is written it is under way.
    running.delete(id)
  }

  /** Rows from a place on, as far as they were written. */
  async function* rowsFrom(id: string, kind: RowKind, offset: number): AsyncGenerator<unknown> {
    const input = createReadStream(join(folderOf(id), TASK_FILES[kind]))
    let place = 0
    try {
      for await (const line of createInterface({ input })) {
        if (place >= offset && line !== '') yield JSON.parse(line)
        place += 1
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && !(error instanceof SyntaxError)) throw error
    } finally {
      input.destroy()
    }
  }

  return {
    async begin(id, name) {
      await deleteOld(root)
      const folder = folderOf(id)
      await mkdir(folder, { recursive: true })
      const meta: Meta = { name: basename(name), file: `goods${ENDING.exec(extname(name))?.[0] ?? ''}` }
      await writeFile(join(folder, TASK_FILES.meta), JSON.stringify(meta), { flag: 'wx' }).catch(() => {})
      return folder
    },
    async find(id) {
      const meta = await metaOf(id)
      if (!meta) return undefined
      const size = await stat(join(folderOf(id), meta.file)).then(
        (file) => file.size,
        () => 0,
      )
      const source = slugOf(basename(meta.name, extname(meta.name))).slice(0, LONGEST_SOURCE)
      return { id, name: meta.name, size, source, task: await taskOf(id) }
    },
    async start(id, order) {
      const before = running.get(id)
      if (before && (await readTask(folderOf(id)))?.state === 'running') return
      await before?.ended
      const folder = folderOf(id)
      const meta = (await metaOf(id))!
      await writeTask(folder, newTask(order.mode))
      const child = spawn(
        process.execPath,
        [...EXCHANGE_FLAGS, PROGRAM, JSON.stringify({ ...order, ...meta, folder } satisfies TaskOrder)],
        {
          env: { ...process.env, ...env },
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        },
      )
      const ended = new Promise<ExchangeTask['state']>((resolve) => {
        child.once('error', () => resolve('failed'))
        child.once('exit', (_, signal) => resolve(signal ? 'cancelled' : 'failed'))
      })
        .then((state) => end(id, state))
        .catch(() => void running.delete(id))
      running.set(id, { child, ended })
    },
    async cancel(id) {
      running.get(id)?.child.kill('SIGKILL')
    },
    async rows(id, kind, { limit, offset }) {
      const rows: unknown[] = []
      for await (const row of rowsFrom(id, kind, offset)) {
        rows.push(row)
        if (rows.length >= limit) break
      }
      return rows
    },
    async *pages(id, kind) {
      let page: unknown[] = []
      for await (const row of rowsFrom(id, kind, 0)) {
        page.push(row)
        if (page.length < CHUNK) continue
        yield page
        page = []
      }
      yield page
    },
    closeLeft: () => closeLeftRuns(env.DATABASE_URL, 0).catch(() => {}),
    async pathOf(id) {
      const meta = await metaOf(id)
      return meta && join(folderOf(id), meta.file)
    },
  }
}

async function deleteOld(root: string): Promise<void> {
  for (const name of await readdir(root).catch(() => [])) {
    const { mtimeMs } = await stat(join(root, name)).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(root, name), { recursive: true, force: true })
  }
}
