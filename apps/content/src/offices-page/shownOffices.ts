import type { PickupPoint } from '@verstak/contracts/pickup'
import { isOpenAt } from '@verstak/schedule/openState'

/** Metro station of a shop; null where none is to be shown. */
export const metroOf = ({ metro, hasNoMetro }: PickupPoint): string | null =>
  hasNoMetro ? null : (metro?.address ?? null)

/** After NFD the letter io is e with a diaeresis, which few people type. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0308', '').trim()

/** Shops with the words in address or metro; with `isOpenNow` only those that are open. */
export function shownOffices(
  offices: readonly PickupPoint[],
  { text, isOpenNow }: { text: string; isOpenNow: boolean },
  now: Date,
): PickupPoint[] {
  const wanted = plain(text)
  return offices
    .filter((office) => plain(`${office.address} ${metroOf(office) ?? ''}`).includes(wanted))
    .filter((office) => !isOpenNow || isOpenAt(office, now))
}
