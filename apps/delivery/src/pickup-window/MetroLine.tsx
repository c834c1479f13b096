import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { metroOf } from './shownPoints.ts'

export interface MetroLineProps {
  point: PickupPoint
  /** Follows the station: a distance; '' for none. */
  after?: string
}

/** Metro station with the colour of its line, and the distance; nothing when neither is known. */
export function MetroLine({ point, after = '' }: MetroLineProps) {
  const station = metroOf(point)
  if (station === null && after === '') return null
  return (
    <span className={line}>
      {station !== null && (
        <span
          className={dot}
          style={{ backgroundColor: point.metro?.color || undefined }}
          data-color={point.metro?.color}
          aria-hidden
        />
      )}
      {[station, after].filter(Boolean).join(', ')}
    </span>
  )
}

const line = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const dot = css`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-right: ${space.s6};
  border-radius: ${radius.round};
  background-color: ${color.lineControl};
`
