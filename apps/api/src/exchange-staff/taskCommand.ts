import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { differencesOf, nameOf } from '../exchange/describeChange.ts'
import { ExchangeError } from '../exchange/ExchangeError.ts'
import { fetchPictures } from '../exchange/fetchPictures.ts'
import { openGoods } from '../exchange/formats/openGoods.ts'
import { giveWay } from '../exchange/giveWay.ts'
import { importGoods } from '../exchange/importGoods.ts'
import { rememberColumns } from '../exchange/rememberColumns.ts'
import { undoRun } from '../exchange/undoRun.ts'
import { newTask, TASK_FILES, writeTask, type TaskOrder } from './taskState.ts'

// Compares a file with the shop, takes it in, or takes a run back, in a process of its own; its folder tells how it stands.
const { DATABASE_URL: databaseUrl = '', VERSTAK_DATA: dataFolder = '' } = process.env
const { folder, mode, source, isAnyWithdrawn, name, file, runId } = JSON.parse(process.argv[2] ?? '{}') as TaskOrder
giveWay()
// Whoever started it is gone, and with it the page that could stop it: as it begins anew, what was written is found done.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
const STEP_MS = 300
const LONGEST_VALUE = 300
const AVAILABLE = 10
/** Rows that are kept for the page. */
const MAX_ROWS = 100_000

const task = newTask(mode)
let writtenAt = 0
let writing: Promise<void> = Promise.resolve()

function tell(isAtOnce = false): void {
  if (!isAtOnce && Date.now() - writtenAt < STEP_MS) return
  writtenAt = Date.now()
  writing = writing.then(() => writeTask(folder, task))
}
function onPhase(phase: typeof task.phase): void {
  Object.assign(task, { phase, done: 0, of: 0 })
  tell(true)
}
function onProgress(done: number, of: number): void {
  Object.assign(task, { done, of })
  tell()
}

const streams: WriteStream[] = []
/** Rows of one kind into a file, the first so many. */
function rowsInto(name: string, count: () => number): (row: object) => void {
  const stream = createWriteStream(join(folder, name))
  streams.push(stream)
  return (row) => {
    if (count() <= MAX_ROWS) stream.write(`${JSON.stringify(row)}\n`)
  }
}

async function takeIn(): Promise<void> {
  const addFault = rowsInto(TASK_FILES.faults, () => (task.faults += 1))
  const addChange = rowsInto(TASK_FILES.changes, () => (task.changes += 1))
  const columns = await rememberColumns(databaseUrl, source, {}, true)
  const opened = await openGoods([join(folder, file)], {
    ...{ rates: {}, available: AVAILABLE, isWhole: null, columns, priceType: null, onBytes: onProgress },
  })
  const goods = { ...opened, origin: name }
  try {
    const result = await importGoods({
      ...{ databaseUrl, source, goods, isDryRun: mode === 'dry', isAnyWithdrawn, officeId: null, onPhase, onProgress },
      onFault: addFault,
      onChange: (change) =>
        addChange({
          ...{
            kind: change.kind,
            id: change.source_id,
            name: nameOf(change),
            line: change.line,
            action: change.action,
          },
          differences: change.action === 'change' ? differencesOf(change, LONGEST_VALUE) : [],
        }),
    })
    const isDone = result.state === 'done'
    Object.assign(task, { report: result.report, runId: mode === 'dry' ? null : result.runId })
    if (isDone && dataFolder) {
      onPhase('pictures')
      const photosFolder = join(dataFolder, 'photos')
      await fetchPictures({ databaseUrl, photosFolder, filesFolder: goods.filesFolder, onProgress })
    }
    task.state = result.state === 'refused' ? 'refused' : 'done'
  } finally {
    await goods.close()
  }
}

async function revert(): Promise<void> {
  onPhase('applying')
  const { runId: undoId, report } = await undoRun({ databaseUrl, runId: runId ?? 0, officeId: null, onProgress })
  Object.assign(task, { state: 'done', report, runId: undoId })
}

try {
  tell(true)
  await (mode === 'undo' ? revert() : takeIn())
} catch (error) {
  task.state = 'failed'
  task.words = error instanceof ExchangeError ? error.message : ''
  if (!(error instanceof ExchangeError)) process.stderr.write(`${(error as Error).stack}\n`)
} finally {
  for (const stream of streams) {
    stream.end()
    await once(stream, 'close')
  }
  tell(true)
  await writing
}
