/** Repeatable random numbers: the same seeds give the same sequence on every machine. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  /** Whole number between the ends, both included. */
  int(from: number, to: number): number
  /** True in `share` of the calls, 0…1. */
  chance(share: number): boolean
  /** One of the list; throws on an empty one. */
  pick<T>(list: readonly T[]): T
  /** One of the list, as often as its weight says; throws on an empty list. */
  pickWeighted<T extends { readonly weight: number }>(list: readonly T[]): T
}

/** Independent sequence for each list of seeds (whole numbers), so that one product never depends on another. */
export function createRandom(...seeds: number[]): Random {
  let state = seeds.reduce((mixed, seed) => scramble(mixed ^ seed), 0x9e3779b9)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return scramble(state) / 2 ** 32
  }
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (list) => itemOf(list, Math.floor(next() * list.length)),
    pickWeighted(list) {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0)
      const found = list.find(({ weight }) => (left -= weight) < 0)
      return found ?? itemOf(list, list.length - 1)
    },
  }
}

/** Last step of mulberry32: spreads neighbouring numbers over all 32 bits. */
function scramble(seed: number): number {
  let mixed = seed
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return (mixed ^ (mixed >>> 14)) >>> 0
}

function itemOf<T>(list: readonly T[], index: number): T {
  if (index < 0 || index >= list.length) throw new Error('Nothing to pick from: the list is empty.')
  return list[index] as T
}
