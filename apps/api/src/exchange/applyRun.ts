import type { ClientBase } from 'pg'
import { applyBrands, applyProperties } from './applyNames.ts'
import { applyCategories } from './applyCategories.ts'
import { applyProducts, valueRowsOf } from './applyProducts.ts'
import {
  deleteItems,
  markApplied,
  selectBrokenGroups,
  selectChanges,
  selectEntities,
  updateReport,
  type Change,
} from './exchange.sql.ts'
import { inTransaction } from './inTransaction.ts'
import { loadReferences, type LoadedReferences } from './loadReferences.ts'
import { addValues } from './products.sql.ts'
import type { ProductRecord } from './records.ts'
import { removeCategories, removeNames } from './remove.sql.ts'
import type { Kind, RunReport } from './RunReport.ts'
import { applyVariants } from './variants.ts'

/** Products of one transaction: short enough that no order waits. */
const BATCH = 300
const NAMES_BATCH = 100_000
const VALUES_PER_CALL = 5000

/** Settings of {@link applyRun}. */
export interface ApplyOptions {
  run: { id: number; source: string }
  /** Where pieces lie whose place the source does not say; null: the shop's first office. */
  officeId: number | null
  report: RunReport
  /** Hears of the products done so far. */
  onProgress(done: number): void
}

/**
 * Writes what a run changes into the shop, batch by batch, each in a transaction of its own with its part of the journal: a
 * process that is killed leaves whole batches.
 */
export async function applyRun(client: ClientBase, options: ApplyOptions): Promise<void> {
  const { run, officeId, report } = options
  const isUndone = await hasRemovals(client, run.id)
  if (!isUndone) await applyTree(client, run, report)
  const references = await loadReferences(client, run.source, officeId)
  await applyValues(client, run.id, references)
  const groups = await applyBatches(client, options, references)
  for (const group of await selectBrokenGroups(client, run.source)) groups.add(group)
  await applyVariants(client, run.source, groups)
  if (isUndone) await applyTree(client, run, report)
  if (references.unknownPlaces.size > 0) report.notes['no-office'] = references.unknownPlaces.size
}

async function hasRemovals(client: ClientBase, runId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from exchange_change where run_id = $1 and action = 'remove' limit 1`,
    [runId],
  )
  return rowCount === 1
}

async function applyTree(client: ClientBase, run: ApplyOptions['run'], report: RunReport): Promise<void> {
  for (const kind of ['category', 'brand', 'property'] as const) {
    const changes = await selectChanges(client, run.id, { kind, after: -1, limit: NAMES_BATCH, isWaiting: true })
    if (changes.length === 0) continue
    await inTransaction(client, async () => {
      const [removed, written] = [changes.filter(isRemoval), changes.filter((change) => !isRemoval(change))]
      if (written.length > 0) await APPLY[kind](client, run.source, written)
      if (removed.length > 0) await remove(client, run.source, kind, removed)
      await markApplied(
        client,
        run.id,
        changes.map(({ position }) => position),
      )
    })
    report.applied += changes.length
  }
}

const isRemoval = ({ action }: Change) => action === 'remove'

const APPLY = { category: applyCategories, brand: applyBrands, property: applyProperties } as const

async function remove(client: ClientBase, source: string, kind: Kind, changes: readonly Change[]): Promise<void> {
  const ids = changes.map((change) => change.source_id)
  const entities = [...(await selectEntities(client, source, kind, ids)).values()]
  await deleteItems(client, source, kind, ids)
  if (kind === 'brand' || kind === 'property') return removeNames(client, kind, entities)
  await removeCategories(client, entities)
}

/** All new values first: each new one makes the index of the catalogue build anew, and so it does that once. */
async function applyValues(client: ClientBase, runId: number, references: LoadedReferences): Promise<void> {
  let rows = new Map<string, ReturnType<typeof valueRowsOf>[number]>()
  for await (const batch of waitingProducts(client, runId)) {
    for (const { after } of batch)
      for (const row of valueRowsOf((after as ProductRecord | null)?.params ?? [], references))
        rows.set(`${row.propertyId} ${row.name}`, row)
    if (rows.size < VALUES_PER_CALL) continue
    await addValues(client, [...rows.values()])
    rows = new Map()
  }
  await addValues(client, [...rows.values()])
}

async function* waitingProducts(client: ClientBase, runId: number): AsyncGenerator<Change[]> {
  let after = -1
  for (;;) {
    const changes = await selectChanges(client, runId, { kind: 'product', after, limit: BATCH, isWaiting: true })
    if (changes.length === 0) return
    after = changes.at(-1)!.position
    yield changes
  }
}

async function applyBatches(
  client: ClientBase,
  { run, report, onProgress }: ApplyOptions,
  references: LoadedReferences,
): Promise<Set<string>> {
  const groups = new Set<string>()
  let done = 0
  for await (const changes of waitingProducts(client, run.id)) {
    await inTransaction(client, async () => {
      for (const group of await applyProducts(client, run, changes, references)) groups.add(group)
    })
    done += changes.length
    report.applied += changes.length
    if (done % (BATCH * 20) === 0) await updateReport(client, run.id, report)
    onProgress(done)
  }
  return groups
}
