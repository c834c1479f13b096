import { STAFF_ROLES } from '@verstak/contracts/staffRole'
import { brandEditable } from '../catalogue-staff/brandEditable.ts'
import { productEditable } from '../catalogue-staff/productEditable.ts'
import { DomainError } from '../DomainError.ts'
import { addUser } from '../testing/startTestSession.ts'
import { known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Editable, Editor, Values } from './Editable.ts'
import { editThing } from './editThing.ts'
import { editables } from './editables.ts'
import { findVersion, selectChangesSince } from './journal.sql.ts'
import { takeBackChange } from './takeBackChange.ts'

const api = useTestApi()

const EDITS = 1_000

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

async function editorNamed(name: string): Promise<Editor> {
  const userId = await addUser(api, { is_staff: true })
  return { userId, name, role: STAFF_ROLES[0], now: new Date() }
}

test('2 editors × 1,000 random edits: no update is lost, the journal is complete, every edit can be taken back', async () => {
  const start = await Promise.all(THINGS.map(([editable, id]) => editable.read(api.db, id, false)))
  const saved = { Ольга: 0, Илья: 0 }
  let conflicts = 0

  async function edit(name: keyof typeof saved, seed: number) {
    const random = createRandom(seed)
    const editor = await editorNamed(name)
    // What the editor has seen of each thing, as a form does: it may be old.
    const seen = new Map<number, number>()
    for (let at = 0; at < EDITS; at += 1) {
      const place = random(THINGS.length)
      const [editable, id] = THINGS[place]!
      if (!seen.has(place) || random(3) === 0) seen.set(place, await findVersion(api.db, refOf(THINGS[place]!)))
      const version = seen.get(place)!
      const values = drawChange(editable.kind, random)
      try {
        await api.db.transaction().execute((db) => editThing(db, editable, { id, version, values }, editor))
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
  expect(saved.Ольга).toBeGreaterThan(200)
  expect(saved.Илья).toBeGreaterThan(200)
  expect(conflicts).toBeGreaterThan(50)

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
  expect(entries).toHaveLength(saved.Ольга + saved.Илья)

  const editor = await editorNamed('Ольга')
  for (const { id } of entries.toSorted((one, other) => other.id - one.id))
    await api.db.transaction().execute((db) => takeBackChange(db, editables, { id, isForced: false }, editor))
  const end = await Promise.all(THINGS.map(([editable, id]) => editable.read(api.db, id, false)))
  expect(end).toEqual(start)
}, 180_000)
