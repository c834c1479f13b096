import type { Region } from '@verstak/contracts/region'
import { regionName } from './regionName.ts'

/** Letters as people type them: no case, no dots above (yo is ye), a space for a hyphen. */
const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replaceAll('\u0308', '').replaceAll('-', ' ')

/** Regions in which a word begins with what was typed, by name; those whose name begins with it come first. */
export function findRegions(regions: readonly Region[], typed: string): Region[] {
  const wanted = plain(typed)
  // Made here: a browser takes longer for its first collator than for all of this file, and most shoppers need none.
  const byName = new Intl.Collator('ru')
  const sorted = regions.toSorted((one, other) => byName.compare(regionName(one), regionName(other)))
  const rankOf = (region: Region) => {
    const name = plain(regionName(region))
    if (name.startsWith(wanted)) return 0
    return name.includes(` ${wanted}`) ? 1 : 2
  }
  return [0, 1].flatMap((rank) => sorted.filter((region) => rankOf(region) === rank))
}
