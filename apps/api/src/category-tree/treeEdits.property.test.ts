import { STAFF_ROLES } from '@verstak/contracts/staffRole'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { Editor } from '../back-office/Editable.ts'
import { createEntity, deleteEntity, editEntity } from '../back-office/editEntity.ts'
import { editables } from '../back-office/editables.ts'
import { findVersion } from '../back-office/journal.sql.ts'
import { revertChange } from '../back-office/revertChange.ts'
import { runWith } from '../catalogue-staff/category.sql.ts'
import { categoryEditable } from '../catalogue-staff/categoryEditable.ts'
import type { Queryable } from '../db/openDatabase.ts'
import { DomainError } from '../DomainError.ts'
import { addUser } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { selectTree, updateTree } from './tree.sql.ts'

const api = useTestApi()

interface Row {
  id: number
  parentId: number | null
}

/** The tree as one would write it on paper: children in their order, by parent. */
class PaperTree {
  readonly #childrenOf = new Map<number | null, number[]>()

  constructor(rows: readonly Row[]) {
    for (const { id, parentId } of rows) this.put(id, parentId, Infinity)
  }

  childrenOf(parentId: number | null): number[] {
    if (!this.#childrenOf.has(parentId)) this.#childrenOf.set(parentId, [])
    return this.#childrenOf.get(parentId)!
  }

  take(id: number): void {
    for (const list of this.#childrenOf.values()) if (list.includes(id)) list.splice(list.indexOf(id), 1)
  }

  put(id: number, parentId: number | null, place: number): void {
    this.take(id)
    this.childrenOf(parentId).splice(Math.max(0, place - 1), 0, id)
  }

  rows(parentId: number | null = null): Row[] {
    return this.childrenOf(parentId).flatMap((id) => [{ id, parentId }, ...this.rows(id)])
  }
}

const selectRows = async () =>
  (await sql<Row>`select id, parent_id as "parentId" from category order by lft`.execute(api.db)).rows

/** Rows whose borders, depths or copies of borders are wrong. */
const selectFaults = async () =>
  (
    await sql`
      select 'outside' as fault, c.id from category c join category parent on parent.id = c.parent_id
        where not (c.lft > parent.lft and c.rgt < parent.rgt and c.depth = parent.depth + 1 and c.group_id = parent.group_id)
      union all select 'root', id from category where parent_id is null and not (depth = 1 and group_id = id and lft > 0)
      union all select 'overlapping', a.id from category a join category b
        on a.id <> b.id and a.lft <= b.lft and b.lft <= a.rgt and a.rgt <= b.rgt
      union all select 'misplaced', p.id from product p join category c on c.id = p.category_id where c.lft <> p.category_lft`.execute(
      api.db,
    )
  ).rows

const numbers = { which: fc.nat(), parent: fc.nat(), place: fc.integer({ min: 1, max: 6 }) }
const edits = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), ...numbers }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('move' as const), ...numbers }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('delete' as const), ...numbers }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('revert' as const), ...numbers }) },
  ),
  { minLength: 30, maxLength: 30 },
)

test('whatever is made, moved, deleted and taken back: the borders are those of a tree, which is the one on paper', async () => {
  const editor: Editor = {
    ...{ userId: await addUser(api, { is_staff: true }), name: 'Ольга', role: STAFF_ROLES[0], now: new Date() },
  }
  // The shop of the tests has neither depths nor groups.
  const run = runWith(api.db)
  await updateTree(run, await selectTree(run))
  const paper = new PaperTree(await selectRows())
  const done = { create: 0, move: 0, delete: 0, revert: 0 }
  let made = 0
  const entityOf = (id: number) => ({ entity: 'category', entity_id: String(id) })

  type Edit = { kind: keyof typeof done; which: number; parent: number; place: number }
  /** Makes an edit. @returns how to make it on paper */
  async function make(db: Queryable, { kind, which, parent, place }: Edit): Promise<() => void> {
    const ids = paper.rows().map(({ id }) => id)
    const id = ids[which % ids.length]!
    const parentId = [null, ...ids][parent % (ids.length + 1)]!
    const version = await findVersion(db, entityOf(id))
    if (kind === 'create') {
      made += 1
      const values = {
        name: `Раздел ${made}`,
        slug: `razdel-${made}`,
        isForceShow: false,
        isHidden: false,
        picture: null,
      }
      const own = await createEntity(db, categoryEditable, { ...values, parentId, place }, editor)
      return () => paper.put(Number(own), parentId, place)
    }
    if (kind === 'move') {
      await editEntity(db, categoryEditable, { id, version, values: { parentId, place } }, editor)
      return () => paper.put(id, parentId, place)
    }
    if (kind === 'delete') {
      await deleteEntity(db, categoryEditable, { id, version }, editor)
      return () => paper.take(id)
    }
    const entries = await db
      .selectFrom('staff_change')
      .select(['id', 'entity_id', 'action', 'fields'])
      .where('entity', '=', 'category')
      .where('action', '<>', 'take-back')
      .orderBy('id')
      .execute()
    const entry = entries[which % entries.length]
    if (!entry) return () => {}
    const present = paper.rows().find((row) => row.id === Number(entry.entity_id))
    const back = await revertChange(db, editables, { id: Number(entry.id), isForced: true }, editor)
    if (!back) return () => {}
    if (entry.action === 'create') return () => paper.take(Number(entry.entity_id))
    const old = Object.fromEntries(entry.fields.map((change) => [change.field, change.old]))
    const before = {
      parentId: present?.parentId ?? null,
      place: present ? paper.childrenOf(present.parentId).indexOf(present.id) + 1 : 1,
      ...old,
    }
    return () => paper.put(Number(entry.entity_id), before.parentId, before.place)
  }

  await fc.assert(
    fc.asyncProperty(edits, async (list) => {
      for (const edit of list) {
        try {
          const write = await api.db.transaction().execute((db) => make(db, edit))
          write()
          done[edit.kind] += 1
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
        }
        expect(await selectRows()).toEqual(paper.rows())
        expect(await selectFaults()).toEqual([])
      }
    }),
    { numRuns: 4, seed: 20_261_128, endOnFailure: true },
  )
  // Refusals do not count.
  expect(Math.min(...Object.values(done))).toBeGreaterThan(4)
})
