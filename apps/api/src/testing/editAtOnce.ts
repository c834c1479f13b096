import { STAFF_ROLES } from '@verstak/contracts/staffRole'
import { brandEditable } from '../catalogue-staff/brandEditable.ts'
import { productEditable } from '../catalogue-staff/productEditable.ts'
import { DomainError } from '../DomainError.ts'
import { addUser } from './startTestSession.ts'
import { known } from './testShop.data.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Editable, Editor, Values } from '../back-office/Editable.ts'
import { editEntity } from '../back-office/editEntity.ts'
import { editables } from '../back-office/editables.ts'
import { findVersion, selectChangesSince } from '../back-office/journal.sql.ts'
import { revertChange } from '../back-office/revertChange.ts'

/** Numbers that are the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const THINGS: readonly [Editable, number][] = [
  [productEditable, known.saw],
  [productEditable, known.plenty],
  [brandEditable, 1],
]

function drawChange(kind: string, random: (below: number) => number): Values {
  if (kind === 'brand') return [{ name: `Бренд ${random(50)}` }, { country: `Страна ${random(50)}` }][random(2)]!
  const price = 50_000 + random(50) * 100
  return [
    { name: `Пила ${random(50)}` },
    { price, oldPrice: random(2) ? price + 10_000 : null },
    { stock: [{ officeId: 1, quantity: random(20) }] },
    { nameplates: random(2) ? ['hit'] : [] },
    { description: `Слова ${random(50)}`, weight: random(5000) },
  ][random(5)]!
}

const refOf = ([editable, id]: (typeof THINGS)[number]) => ({ entity: editable.kind, entity_id: String(id) })

async function editorNamed(api: FileTestApi, name: string): Promise<Editor> {
  const userId = await addUser(api, { is_staff: true })
  return { userId, name, role: STAFF_ROLES[0], now: new Date() }
}

/**
 * Two editors make so many random edits of the same things at once, then everything is taken back. Fails when an edit overwrites
 * another unseen.
 * @returns how many edits were saved and refused, entries of the journal, and the things before the edits and at the end
 */
export async function editAtOnce(api: FileTestApi, edits: number) {
  const start = await Promise.all(THINGS.map(([editable, id]) => editable.read(api.db, id, false)))
  const saved = { Ольга: 0, Илья: 0 }
  let conflicts = 0

  async function edit(name: keyof typeof saved, seed: number) {
    const random = createRandom(seed)
    const editor = await editorNamed(api, name)
    // What the editor has seen of each thing, as a form does: it may be old.
    const seen = new Map<number, number>()
    for (let at = 0; at < edits; at += 1) {
      const place = random(THINGS.length)
      const [editable, id] = THINGS[place]!
      if (!seen.has(place) || random(3) === 0) seen.set(place, await findVersion(api.db, refOf(THINGS[place]!)))
      const version = seen.get(place)!
      const values = drawChange(editable.kind, random)
      try {
        await api.db.transaction().execute((db) => editEntity(db, editable, { id, version, values }, editor))
        const next = await findVersion(api.db, refOf(THINGS[place]!))
        // Another version: this save is in the journal. The same: nothing had to change.
        const own = await selectChangesSince(api.db, refOf(THINGS[place]!), version)
        if (own.some((entry) => entry.version === version + 1 && entry.author === name)) saved[name] += 1
        seen.set(place, Math.min(next, version + 1))
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'edit-conflict') throw error
        conflicts += 1
        seen.delete(place)
      }
    }
  }
  await Promise.all([edit('Ольга', 20261127), edit('Илья', 26)])
  expect(saved.Ольга).toBeGreaterThan(edits / 5)
  expect(saved.Илья).toBeGreaterThan(edits / 5)

  const entries = []
  for (const [place, thing] of THINGS.entries()) {
    const changes = await selectChangesSince(api.db, refOf(thing), 0)
    entries.push(...changes)
    // One entry for each version, and each begins where the one before has ended: nothing was overwritten unseen.
    expect(changes.map(({ version }) => version)).toEqual(changes.map((_, at) => at + 1))
    const values: Record<string, unknown> = { ...start[place] }
    for (const { fields } of changes)
      for (const { field, old, new: value } of fields) {
        expect([field, values[field]]).toEqual([field, old])
        values[field] = value
      }
    expect(values).toEqual(await thing[0].read(api.db, thing[1], false))
  }
  const editor = await editorNamed(api, 'Ольга')
  for (const { id } of entries.toSorted((one, other) => other.id - one.id))
    await api.db.transaction().execute((db) => revertChange(db, editables, { id, isForced: false }, editor))
  const end = await Promise.all(THINGS.map(([editable, id]) => editable.read(api.db, id, false)))
  return { saved: saved.Ольга + saved.Илья, conflicts, entries: entries.length, start, end }
}
