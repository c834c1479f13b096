import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ExchangeTask } from '@verstak/contracts/exchangeStaff'

/** Files of the folder of a task. */
export const TASK_FILES = { state: 'state.json', meta: 'meta.json', changes: 'changes.ndjson', faults: 'faults.ndjson' }

/** What a task's own program gets. */
export interface TaskOrder {
  folder: string
  mode: ExchangeTask['mode']
  source: string
  isAnyWithdrawn: boolean
  /** What the staff calls the file. */
  name: string
  /** Name of the file in the folder. */
  file: string
  /** Of the run that is taken back. */
  runId: number | null
}

export const newTask = (mode: ExchangeTask['mode']): ExchangeTask => ({
  ...{ mode, state: 'running', phase: 'reading', done: 0, of: 0, runId: null, words: '', report: null },
  ...{ changes: 0, faults: 0 },
})

/** Nobody who reads it sees half of it. */
export async function writeTask(folder: string, task: ExchangeTask): Promise<void> {
  const path = join(folder, TASK_FILES.state)
  await writeFile(`${path}.new`, JSON.stringify(task))
  await rename(`${path}.new`, path)
}

/** How the work stands; null before there was any. */
export async function readTask(folder: string): Promise<ExchangeTask | null> {
  const text = await readFile(join(folder, TASK_FILES.state), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as ExchangeTask)
}
