import type { ClientBase } from 'pg'
import { deleteItems, markApplied, saveItems, selectEntities, takeIds, type Change } from './exchange.sql.ts'
import type { LoadedReferences } from './loadReferences.ts'
import { queuePictures } from './pictures.sql.ts'
import { writesOf, type ProductWrite } from './productRows.ts'
import {
  addValues,
  deleteVariants,
  insertProducts,
  savePrices,
  saveStock,
  saveValues,
  updateProducts,
  type ValueRow,
} from './products.sql.ts'
import { propertyKey, valueOf } from './PropertyBook.ts'
import type { Parameter, ProductRecord } from './records.ts'
import { removeProducts } from './remove.sql.ts'

/** Applies one batch of a run's products in the caller's transaction. @returns groups whose variants are to be found anew */
export async function applyProducts(
  client: ClientBase,
  run: { id: number; source: string },
  changes: readonly Change[],
  references: LoadedReferences,
): Promise<string[]> {
  const { source } = run
  const known = await selectEntities(
    client,
    source,
    'product',
    changes.map((change) => change.source_id),
  )
  const removed = changes.filter(({ action }) => action === 'remove')
  const written = changes.filter(({ action }) => action !== 'remove')
  const news = written.filter(({ source_id: id }) => !known.has(id))
  const ids = await takeIds(client, news.length)
  news.forEach(({ source_id: id }, index) => known.set(id, ids[index]!))
  const writes = written.map((change) => writesOf(change, known.get(change.source_id)!, references))
  await write(client, writes, references)
  await saveItems(
    client,
    source,
    'product',
    written.map(({ source_id: id, after, before }) => {
      return { id, entityId: known.get(id)!, record: after ?? before, isActive: after !== null }
    }),
  )
  if (removed.length > 0) {
    await removeProducts(
      client,
      removed.flatMap(({ source_id: id }) => known.get(id) ?? []),
    )
    await deleteItems(
      client,
      source,
      'product',
      removed.map(({ source_id: id }) => id),
    )
  }
  await markApplied(
    client,
    run.id,
    changes.map(({ position }) => position),
  )
  const gone = removed.flatMap(({ before }) => (before as ProductRecord | null)?.group ?? [])
  return [...writes.flatMap(({ groups }) => groups), ...gone]
}

async function write(client: ClientBase, writes: readonly ProductWrite[], references: LoadedReferences): Promise<void> {
  const rowsOf = (isNew: boolean) =>
    writes.flatMap((each) => (each.isNew === isNew && each.product ? [each.product] : []))
  const [inserted, updated] = [rowsOf(true), rowsOf(false)]
  if (inserted.length > 0) await insertProducts(client, inserted)
  if (updated.length > 0) await updateProducts(client, updated)
  const has = (field: 'price' | 'stock' | 'params' | 'pictures') => writes.filter((each) => each[field] !== undefined)
  const ungrouped = writes.filter(({ isUngrouped }) => isUngrouped).map(({ id }) => id)
  if (ungrouped.length > 0) await deleteVariants(client, ungrouped)
  if (has('params').length > 0) await writeValues(client, has('params'), references)
  if (has('price').length > 0) await savePrices(client, has('price'))
  if (has('stock').length > 0) await saveStock(client, has('stock'))
  if (has('pictures').length > 0)
    await queuePictures(
      client,
      has('pictures').map(({ id, pictures }) => ({ id, pictures: pictures ?? [] })),
    )
}

async function writeValues(
  client: ClientBase,
  writes: readonly ProductWrite[],
  references: LoadedReferences,
): Promise<void> {
  const rows = writes.flatMap(({ id, params }) =>
    valueRowsOf(params ?? [], references).map((row) => ({ ...row, productId: id })),
  )
  await addValues(client, rows)
  await saveValues(
    client,
    writes.map(({ id }) => id),
    references.propertyIds,
    rows,
  )
}

/** Values by the ids of their characteristics. */
export function valueRowsOf(params: readonly Parameter[], references: LoadedReferences): ValueRow[] {
  return params.flatMap((param) => {
    const property = references.propertyOf(propertyKey(param))
    return property ? [{ propertyId: property.id, ...valueOf(param, property.record) }] : []
  })
}
