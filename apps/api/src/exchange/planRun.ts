import { exchangeRowsTexts } from '@verstak/contracts/exchangeRows.texts'
import { UNSORTED_ID } from '@verstak/contracts/exchangeStaff'
import type { ClientBase } from 'pg'
import {
  clearUnknownCategories,
  countActive,
  countChanges,
  fillNewParts,
  findByArticle,
  gatherStatistics,
  insertChanges,
  mergeParts,
  mergeVariants,
  refuseUnknownParts,
  stageVariants,
  stageUnsorted,
} from './plan.sql.ts'
import { EMPTY_PRODUCT } from './records.ts'
import type { Kind, RunReport } from './RunReport.ts'
import { freeStagedCategories, insertStaged } from './stage.sql.ts'
import type { Stage } from './stageRecords.ts'

const BATCH = 1000

/** How much a run would take away. */
export interface Plan {
  changes: number
  withdrawn: number
  /** Products of the source that the shop sells before the run. */
  active: number
}

/** Compares what was read with what the source said before, and notes each difference. Changes nothing in the shop. */
export async function planRun(
  client: ClientBase,
  run: { id: number; source: string; isWhole: boolean },
  stage: Stage,
  report: RunReport,
): Promise<Plan> {
  await stageNames(
    client,
    run.id,
    'brand',
    [...stage.brands].map(([id, name]) => ({ id, record: { name } })),
  )
  await stageNames(
    client,
    run.id,
    'property',
    stage.book.decide().map(([id, record]) => ({ id, record })),
  )
  await gatherStatistics(client)
  for (const fault of await freeStagedCategories(client, run.id, run.source)) stage.fault(fault)
  await findByArticle(client, run)
  await fillNewParts(client, run, EMPTY_PRODUCT)
  for (const { id, line } of await refuseUnknownParts(client, run))
    stage.fault({ id, line, code: 'unknown-product', detail: '' })
  await mergeParts(client, run)
  await stageVariants(client, run)
  for (const { id, line } of await mergeVariants(client, run, EMPTY_PRODUCT))
    stage.fault({ id, line, code: 'unknown-product', detail: '' })
  for (const { id, line, category } of await clearUnknownCategories(client, run))
    stage.fault({ id, line, code: 'no-category', detail: category.slice(0, 200) })
  await stageUnsorted(client, run.id, UNSORTED_ID, exchangeRowsTexts.unsorted)
  await stage.flush()
  const active = await countActive(client, run.source)
  await insertChanges(client, run)
  report.changes = await countChanges(client, run.id)
  const changes = Object.values(report.changes).reduce((sum, count) => sum + count, 0)
  return { changes, withdrawn: report.changes['product withdraw'] ?? 0, active }
}

/** Whether a run takes away so much that it looks like a mistake. @param most percent that may go without being told */
export const isTooMuch = ({ withdrawn, active }: Plan, most: number): boolean => withdrawn > (active * most) / 100

async function stageNames(
  client: ClientBase,
  runId: number,
  kind: Kind,
  names: readonly { id: string; record: object }[],
): Promise<void> {
  for (let at = 0; at < names.length; at += BATCH) {
    const rows = names.slice(at, at + BATCH).map((row, index) => ({ ...row, kind, line: at + index, isPart: false }))
    await insertStaged(client, runId, rows)
  }
}
