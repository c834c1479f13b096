/** Puts the pinned one first. @returns places in `ids`; in their order without a pinned one among them */
export function columnsOf(ids: readonly number[], pinnedId: number | null): number[] {
  const places = ids.map((_, place) => place)
  const pinned = pinnedId === null ? -1 : ids.indexOf(pinnedId)
  return pinned < 0 ? places : [pinned, ...places.filter((place) => place !== pinned)]
}

/** The ids with one of them moved to the place of another. */
export function moveTo(ids: readonly number[], id: number, targetId: number): number[] {
  const target = ids.indexOf(targetId)
  if (target < 0 || !ids.includes(id)) return [...ids]
  const moved = ids.filter((other) => other !== id)
  moved.splice(target, 0, id)
  return moved
}
