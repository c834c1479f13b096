/** Sides of a package, mm. */
export interface Box {
  length: number
  width: number
  height: number
}

const CUBIC_MM_IN_LITRE = 1_000_000

/** Volume of packages of one size, litres, rounded up. */
export function litresOf({ length, width, height }: Box, packages = 1): number {
  return Math.ceil((length * width * height * packages) / CUBIC_MM_IN_LITRE)
}

/** Whether a box goes into another one, however it is turned by right angles. */
export function fitsInto(box: Box, room: Box): boolean {
  const sides = sorted(box)
  return sorted(room).every((side, place) => (sides[place] ?? 0) <= side)
}

const sorted = ({ length, width, height }: Box) => [length, width, height].sort((a, b) => a - b)
