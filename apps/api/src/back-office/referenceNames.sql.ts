import type { FieldChange } from '@verstak/contracts/journal'
import { isReference, REFERENCES } from '@verstak/contracts/valueWords'
import type { Queryable } from '../db/openDatabase.ts'

type Named = (typeof REFERENCES)[keyof typeof REFERENCES]
interface Reference {
  kind: Named
  id: number
}

const referenceOf = (field: string, value: unknown): Reference | undefined =>
  isReference(field, value) ? { kind: REFERENCES[field as keyof typeof REFERENCES], id: value as number } : undefined

/** Entries whose changes name the categories, brands and regions that they hold the ids of, as they are called now. */
export async function withReferenceNames<Row extends { fields: readonly FieldChange[] }>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & { fields: FieldChange[] })[]> {
  const ids: Record<Named, Set<number>> = { category: new Set(), brand: new Set(), region: new Set() }
  for (const { field, ...change } of rows.flatMap(({ fields }) => fields))
    for (const value of [change.old, change.new]) {
      const reference = referenceOf(field, value)
      if (reference) ids[reference.kind].add(reference.id)
    }
  const names = await selectNames(db, ids)
  const nameOf = (field: string, value: unknown) => {
    const reference = referenceOf(field, value)
    return reference && names[reference.kind].get(reference.id)
  }
  return rows.map((row) => ({
    ...row,
    fields: row.fields.map((change) => {
      const [oldName, newName] = [nameOf(change.field, change.old), nameOf(change.field, change.new)]
      return { ...change, ...(oldName && { oldName }), ...(newName && { newName }) }
    }),
  }))
}

async function selectNames(db: Queryable, ids: Readonly<Record<Named, ReadonlySet<number>>>) {
  const read = async (table: Named) => {
    if (ids[table].size === 0) return new Map<number, string>()
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('id', 'in', [...ids[table]])
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  const [category, brand, region] = await Promise.all([read('category'), read('brand'), read('region')])
  return { category, brand, region }
}
