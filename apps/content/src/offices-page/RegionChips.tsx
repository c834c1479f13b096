import { css } from '@linaria/core'
import { officesAddress } from '@verstak/contracts/address'
import type { Region } from '@verstak/contracts/region'
import { Chip } from '@verstak/ui-kit/Chip'
import { space } from '@verstak/ui-kit/tokens'
import { officesTexts as texts } from './offices.texts.ts'

const SHOWN = 8

export interface RegionChipsProps {
  regions: readonly Region[]
  current: Region
}

/** Links to the shops of the region and of those with most shops; any other is chosen in the header. */
export function RegionChips({ regions, current }: RegionChipsProps) {
  const others = regions
    .filter((one) => one.officesCount > 0 && officesAddress(one) !== officesAddress(current))
    .toSorted((one, other) => other.officesCount - one.officesCount)
    .slice(0, SHOWN - 1)
  return (
    <nav className={row} aria-label={texts.regions}>
      {[current, ...others].map((one, index) => (
        <Chip
          key={`${one.id} ${one.descendantId}`}
          label={one.name}
          note={one.officesCount}
          href={officesAddress(one)}
          selected={index === 0}
        />
      ))}
    </nav>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin: ${space.s16} 0;
`
