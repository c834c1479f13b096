import type { DeviceKey } from '@verstak/device/deviceKeys'
import type { StaffOrder } from '@verstak/contracts/orderStaff'

type Line = StaffOrder['order']['lines'][number]

/** Pieces taken from the shelves, by the line's place in the order. */
export type Picked = Readonly<Record<string, number>>

/** What is taken stays on the device of who assembles until the next day. */
export const pickedKey = (guid: string) =>
  ({ name: `order_picked ${guid}`, kind: 'texts', days: 2 }) as const satisfies DeviceKey

/** Codes as scanners and people write them. */
const plain = (code: string) => code.trim().toLowerCase()

/** The line to which a code of a product belongs; undefined: none. */
export const lineOfCode = (lines: readonly Line[], code: string): Line | undefined =>
  lines.find(({ productCode }) => plain(productCode) === plain(code))

/** Codes of pieces are longer than any code of a product. */
const MARK_LENGTH = 20
/** True for the code of one marked piece. */
export const isMarkCode = (code: string): boolean => code.trim().length >= MARK_LENGTH

/** Pieces of a line that were taken. */
export const pickedOf = (picked: Picked, { position = 0, quantity }: Line): number =>
  Math.min(picked[position] ?? 0, quantity)

/** Pieces that are still to be taken, of all lines. */
export const piecesLeft = (lines: readonly Line[], picked: Picked): number =>
  lines.reduce((sum, line) => sum + line.quantity - pickedOf(picked, line), 0)

/** One more piece of a line, or one less. */
export const withPiece = (picked: Picked, { position = 0 }: Line, step: 1 | -1): Picked => ({
  ...picked,
  [position]: Math.max(0, (picked[position] ?? 0) + step),
})
