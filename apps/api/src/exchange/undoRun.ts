import { applyRun } from './applyRun.ts'
import { ExchangeError } from './ExchangeError.ts'
import { findRun, forgetGone, insertRun, selectLaterRuns, updateRun } from './exchange.sql.ts'
import { withImportLock } from './importGoods.ts'
import { countChanges } from './plan.sql.ts'
import { emptyReport, type RunReport } from './RunReport.ts'

/** Settings of {@link undoRun}. */
export interface UndoOptions {
  databaseUrl: string
  runId: number
  officeId: number | null
  onProgress?: (done: number, of: number) => void
}

/**
 * Takes back a whole run: what it added goes (what was bought or written of is withdrawn), what it changed is as it was.
 * @throws ExchangeError for a run that changed nothing, was taken back, or was followed by others
 */
export async function undoRun({
  databaseUrl,
  runId,
  officeId,
  onProgress,
}: UndoOptions): Promise<{ runId: number; report: RunReport }> {
  return withImportLock(databaseUrl, async (client) => {
    const run = await findRun(client, runId)
    if (!run) throw new ExchangeError(`There is no run ${runId}.`)
    if (run.state === 'undone') throw new ExchangeError(`Run ${runId} was taken back before.`)
    if (run.undo_of !== null)
      throw new ExchangeError(`Run ${runId} itself took back run ${run.undo_of}: import the goods anew.`)
    const later = await selectLaterRuns(client, run)
    if (later.length > 0)
      throw new ExchangeError(
        `Run ${runId} was followed by ${later.join(', ')}. Take these back first, the last one first.`,
      )
    await forgetGone(client, run.source)
    const { source, origin, format } = run
    const undoId = await insertRun(client, { source, origin, format, is_whole: false, undo_of: runId })
    const report = emptyReport()
    const { rowCount } = await client.query(
      `insert into exchange_change (run_id, position, kind, source_id, line, action, before, after)
       select $1, row_number() over (order by position desc)::int, c.kind, c.source_id, c.line,
         case action when 'add' then 'remove' when 'withdraw' then 'return' when 'return' then 'withdraw' else 'change' end,
         c.after, case action when 'return' then null else c.before end
       from exchange_change c join exchange_item i
         on i.source = $3 and i.kind = c.kind and i.source_id = c.source_id
       where c.run_id = $2 and c.applied_at is not null`,
      [undoId, runId, source],
    )
    if (!rowCount) throw new ExchangeError(`Of run ${runId} there is nothing to take back.`)
    report.changes = await countChanges(client, undoId)
    await updateRun(client, undoId, 'applying', report)
    await applyRun(client, {
      run: { id: undoId, source },
      officeId,
      report,
      onProgress: (done) => onProgress?.(done, rowCount),
    })
    await client.query(`update exchange_run set state = 'undone' where id = $1`, [runId])
    await updateRun(client, undoId, 'done', report)
    return { runId: undoId, report }
  })
}
