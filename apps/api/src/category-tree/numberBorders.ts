/** Between two borders of a tree that is numbered anew. */
export const BORDER_STEP = 1_000
/** Where numbers must move to make room, they move until each has so many on average: the next edits find room, too. */
const ROOM = 10
/** Numbers are integers of PostgreSQL. */
const LAST_NUMBER = 2_147_483_647

/** A border in the order in which it shall stand. */
export interface Border {
  /** Its number until now; null: it has none. */
  number: number | null
  /** How many rows must be written when its number changes. */
  weight: number
}

/**
 * Growing numbers for borders, so that few rows change: the heaviest of those that stand in order already keep theirs, others
 * take numbers from the gaps. Where a gap is too small, its lighter neighbours are numbered with it, in the end all.
 */
export function numberBorders(borders: readonly Border[]): number[] {
  const numbers = heaviestInOrder(borders)
  let from = 0
  while (from < numbers.length) {
    if (numbers[from] !== null) {
      from += 1
      continue
    }
    const gap = findGap(numbers, borders, from)
    const count = gap.end - gap.start
    const step = Math.min(BORDER_STEP, (gap.after - gap.before) / (count + 1))
    for (let place = 1; place <= count; place += 1)
      numbers[gap.start + place - 1] = gap.before + Math.floor(step * place)
    from = gap.end
  }
  return numbers as number[]
}

/** A run of borders to be numbered, around `from`, with room between its neighbours. */
function findGap(numbers: readonly (number | null)[], borders: readonly Border[], from: number) {
  let [start, end] = [from, from + 1]
  for (let room = 1; ; room = ROOM) {
    while (end < numbers.length && numbers[end] === null) end += 1
    const before = start === 0 ? 0 : numbers[start - 1]!
    const after = end === numbers.length ? LAST_NUMBER : numbers[end]!
    const isWhole = start === 0 && end === numbers.length
    if (isWhole || after - before > (end - start) * room) return { start, end, before, after }
    const left = borders[start - 1]?.weight ?? Infinity
    const right = borders[end]?.weight ?? Infinity
    if (left <= right) start -= 1
    else end += 1
  }
}

/** Numbers that may stay: those of the heaviest growing run. Null for others. */
function heaviestInOrder(borders: readonly Border[]): (number | null)[] {
  /** Last borders of runs, by number and by weight of the run: both grow. */
  const runs: { number: number; total: number; at: number }[] = []
  const previous: (number | undefined)[] = []
  for (const [at, { number, weight }] of borders.entries()) {
    if (number === null || number <= 0) continue
    const place = firstFrom(runs, number)
    const before = runs[place - 1]
    const total = (before?.total ?? 0) + weight
    previous[at] = before?.at
    let end = place
    while (end < runs.length && runs[end]!.total <= total) end += 1
    if (end > place || runs[place]?.number !== number) runs.splice(place, end - place, { number, total, at })
  }
  const numbers: (number | null)[] = borders.map(() => null)
  for (let at = runs.at(-1)?.at; at !== undefined; at = previous[at]) numbers[at] = borders[at]!.number
  return numbers
}

function firstFrom(runs: readonly { number: number }[], number: number): number {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (runs[middle]!.number < number) low = middle + 1
    else high = middle
  }
  return low
}
