interface Named {
  id: number
  name: string
}

/** Names in the order of the alphabet. */
export interface RankedNames {
  ranked: readonly Named[]
  rankById: ReadonlyMap<number, number>
}

const collator = new Intl.Collator('ru')
const known = new WeakMap<readonly Named[], RankedNames>()

/** Compares names once for each list, not for each answer: what is sorted again and again compares ranks. Equal ones stand by id. */
export function rankNames(names: readonly Named[]): RankedNames {
  let found = known.get(names)
  if (!found) {
    const ranked = names.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id)
    found = { ranked, rankById: new Map(ranked.map(({ id }, rank) => [id, rank])) }
    known.set(names, found)
  }
  return found
}
