import { randomUUID } from 'node:crypto'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import * as endpoints from '@verstak/contracts/exchangeStaff'
import type { ExchangeChange, ExchangeFault, ExchangeRun } from '@verstak/contracts/exchangeStaff'
import type { FieldChange } from '@verstak/contracts/journal'
import type { Editor } from '../back-office/Editable.ts'
import { bindTable, bindTableFile, tableFile, type RowPages, type Slice } from '../back-office/bindTable.ts'
import { editorOf } from '../back-office/editorOf.ts'
import { fitsText } from '../back-office/fitsText.ts'
import { recordChange } from '../back-office/recordChange.ts'
import { invalidInput, notFound } from '../DomainError.ts'
import { feedAddress } from '../feeds/feedPath.ts'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import type { ExchangeTasks } from './createExchangeTasks.ts'
import { exchangeStaffTexts as texts } from './exchangeStaff.texts.ts'
import {
  findRun,
  readRunChanges,
  readRunFaults,
  selectRunChanges,
  selectRunFaults,
  selectRuns,
} from './exchangeStaff.sql.ts'
import { changesTable, faultsTable, feedsTable, runsTable } from './exchangeTables.ts'
import { wordsOf } from './wordsOf.ts'

const PAGE_SIZE = 50
const sliceOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** So it says; it may have been killed. */
const isAtWork = ({ state }: ExchangeRun) => state === 'reading' || state === 'applying'

/** The table of one run, or of one file, with its name. */
const named = <Table extends { file: string }>(table: Table, name: string): Table => ({
  ...table,
  file: texts.tableOf(name, table.file),
})

type File = EndpointResponse<typeof endpoints.getExchangeFile>['file']

/** Goods that the staff takes in and gives out: files, the work on them, runs. Roles: `staffPolicy`. */
export function exchangeStaffRoutes(binder: Binder, services: Services, tasks: ExchangeTasks): void {
  const { bindPersonal } = binder
  const { db } = services
  bindTable(
    binder,
    endpoints.listExchangeRuns,
    runsTable,
    async ({ source }, slice) => (await runsOf(source, slice)).runs,
  )
  bindTableFile(binder, endpoints.getExchangeRun, async ({ id, show }) => {
    await runOf(id)
    const name = texts.runName(id)
    return show === 'faults'
      ? tableFile(named(faultsTable, name), readRunFaults(db, id))
      : tableFile(named(changesTable, name), readRunChanges(db, id))
  })
  bindTableFile(binder, endpoints.getExchangeFile, async ({ id, show }) => {
    const { name, task } = await fileOf(id)
    const pages = task === null || task.state === 'running' ? [] : tasks.pages(id, show)
    return show === 'faults'
      ? tableFile(named(faultsTable, name), pages as RowPages<ExchangeFault>)
      : tableFile(named(changesTable, name), pages as RowPages<ExchangeChange>)
  })
  const feedsOf = async ({ text, state }: EndpointQuery<typeof endpoints.listMarketFeeds>) =>
    (await services.feeds.list()).filter(
      ({ region, made_at: madeAt }) =>
        fitsText(text, region) && (state === undefined || (state === 'made') === (madeAt !== null)),
    )
  bindTableFile(binder, endpoints.listMarketFeeds, async (query, { origin }) =>
    tableFile(feedsTable(origin), [await feedsOf(query)]),
  )
  bindPersonal(endpoints.listExchangeRuns, async ({ query: { source, page } }) => ({
    ...(await runsOf(source, sliceOf(page))),
    pageSize: PAGE_SIZE,
  }))

  bindPersonal(endpoints.getExchangeRun, async ({ query: { id, show, page } }) => {
    const run = await runOf(id)
    if (show === 'faults') {
      const { rows: faults, total } = await selectRunFaults(db, id, sliceOf(page))
      return { run, faults, changes: [], total, pageSize: PAGE_SIZE }
    }
    const { rows: changes, total } = await selectRunChanges(db, id, sliceOf(page))
    return { run, changes, faults: [], total, pageSize: PAGE_SIZE }
  })

  bindPersonal(endpoints.getExchangeFile, async ({ query: { id, show, page } }) => {
    const file = await fileOf(id)
    const rows = file.task === null || file.task.state === 'running' ? [] : await tasks.rows(id, show, sliceOf(page))
    const total = file.task?.[show] ?? 0
    return {
      ...{ file, total, pageSize: PAGE_SIZE },
      changes: show === 'changes' ? (rows as ExchangeChange[]) : [],
      faults: show === 'faults' ? (rows as ExchangeFault[]) : [],
    }
  })

  bindPersonal(endpoints.listMarketFeeds, async ({ query }, { origin }) => ({
    feeds: (await feedsOf(query)).map((feed) => ({
      ...{
        regionId: feed.region_id,
        region: feed.region,
        address: origin + feedAddress(feed.key),
        offers: feed.offers,
      },
      madeAt: feed.made_at?.toISOString() ?? null,
    })),
  }))

  bindPersonal(endpoints.startExchange, async ({ body: { id, mode, source, isAnyWithdrawn } }, caller) => {
    const editor = await editorOf(services, caller)
    const { name, size } = await fileOf(id)
    if (source === 'demo') throw invalidInput('source', 'demo', 'The demo has no goods of its own.', texts.demoSource)
    if (size === 0) throw invalidInput('id', 'empty', 'Nothing of the file has come.', texts.emptyFile)
    await tasks.start(id, { mode, source, isAnyWithdrawn, runId: null })
    if (mode === 'run') await note(editor, { source, name, field: { field: 'import', old: '', new: name } })
    return { file: await fileOf(id) }
  })

  bindPersonal(endpoints.cancelExchange, async ({ body: { id } }) => {
    await fileOf(id)
    await tasks.cancel(id)
    return { file: await fileOf(id) }
  })

  bindPersonal(endpoints.undoExchange, async ({ body: { runId } }, caller) => {
    const editor = await editorOf(services, caller)
    const run = await runOf(runId)
    if (!run.canUndo) throw invalidInput('runId', 'order', `Run ${runId} cannot be taken back now.`, texts.cannotUndo)
    const id = randomUUID()
    await tasks.begin(id, texts.undoName(runId))
    await tasks.start(id, { mode: 'undo', source: run.source, isAnyWithdrawn: false, runId })
    await note(editor, { source: run.source, name: run.origin, field: { field: 'undo', old: '', new: String(runId) } })
    return { file: await fileOf(id) }
  })

  const note = (editor: Editor, { source, name, field }: { source: string; name: string; field: FieldChange }) =>
    db
      .transaction()
      .execute((transaction) =>
        recordChange(transaction, editor, { entity: 'exchange', entity_id: source, name, fields: [field] }),
      )

  async function runsOf(source: string | undefined, slice: Slice) {
    const found = await selectRuns(db, source, slice)
    if (!found.runs.some(isAtWork)) return found
    await tasks.closeLeft()
    return selectRuns(db, source, slice)
  }

  async function runOf(id: number) {
    const run = await findRun(db, id)
    if (!run) throw notFound('id', `There is no run ${id}.`)
    if (!isAtWork(run)) return run
    await tasks.closeLeft()
    return (await findRun(db, id))!
  }

  async function fileOf(id: string): Promise<File> {
    const file = await tasks.find(id)
    if (!file) throw notFound('id', `There is no file ${id}.`)
    return file.task === null ? file : { ...file, task: { ...file.task, words: wordsOf(file.task) } }
  }
}
