/** Keys of rows. */
export type Selection = ReadonlySet<string | number>

/** Whether all, some or none of the keys are selected; none of no keys. */
export function selectionState(keys: readonly (string | number)[], selected: Selection): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** The selection with these keys in it, or without them; rows of other pages stay as they are. */
export function withKeys(selected: Selection, keys: readonly (string | number)[], isSelected: boolean): Selection {
  const next = new Set(selected)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}
