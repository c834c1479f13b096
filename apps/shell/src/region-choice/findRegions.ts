import type { Region } from '@verstak/contracts/region'
import { regionName } from './regionName.ts'

/** Normalizes text for search: lower case, «ё» as «е», hyphens as spaces. */
const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replaceAll('\u0308', '').replaceAll('-', ' ')

/** Regions with a word that starts with the typed text, sorted by name; those whose name starts with it come first. */
export function findRegions(regions: readonly Region[], typed: string): Region[] {
  const wanted = plain(typed)
  // Created on demand: the first collator is slow to create, and most visitors need none.
  const byName = new Intl.Collator('ru')
  const sorted = regions.toSorted((one, other) => byName.compare(regionName(one), regionName(other)))
  const rankOf = (region: Region) => {
    const name = plain(regionName(region))
    if (name.startsWith(wanted)) return 0
    return name.includes(` ${wanted}`) ? 1 : 2
  }
  return [0, 1].flatMap((rank) => sorted.filter((region) => rankOf(region) === rank))
}
