/** Sides of a package, mm. */
export interface Box {
  length: number
  width: number
  height: number
}

const CUBIC_MM_IN_LITRE = 1_000_000

/** Volume of packages of one size, litres, rounded up. */
export const litresOf = (size: Box, packages = 1): number => litresOfAll([{ size, packages }])

/** Volume of packages of several sizes, litres, rounded up as a whole. */
export function litresOfAll(kinds: readonly { size: Box; packages: number }[]): number {
  const volume = ({ length, width, height }: Box) => length * width * height
  return Math.ceil(kinds.reduce((sum, { size, packages }) => sum + volume(size) * packages, 0) / CUBIC_MM_IN_LITRE)
}

/** Whether a box goes into another one, however it is turned by right angles. */
export function fitsInto(box: Box, room: Box): boolean {
  const sides = sorted(box)
  return sorted(room).every((side, place) => (sides[place] ?? 0) <= side)
}

const sorted = ({ length, width, height }: Box) => [length, width, height].sort((a, b) => a - b)
