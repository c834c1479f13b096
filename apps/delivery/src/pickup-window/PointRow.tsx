import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { openStateOf } from '@verstak/schedule/openState'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { ComponentProps } from 'react'
import { availabilityText } from './availabilityText.ts'
import { MetroLine } from './MetroLine.tsx'
import { pickupTexts } from './pickup.texts.ts'

export interface PointRowProps extends ComponentProps<'button'> {
  point: PickupPoint
  /** Metres; null while unknown. */
  distance: number | null
  /** The marked point. */
  isActive: boolean
  /** Null outside of list mode, where rows are chosen at once. */
  isChosen: boolean | null
  isCart: boolean
  now: Date
}

/** One point of the list: address, metro, hours, day and stock. */
export function PointRow({ point, distance, isActive, isChosen, isCart, now, ...button }: PointRowProps) {
  const goods = availabilityText(point, isCart)
  const far = distance === null ? '' : pickupTexts.distance(distance)
  const hours = openStateOf(point, now).text
  return (
    <button
      type="button"
      {...button}
      className={row}
      data-active={isActive || undefined}
      aria-current={isActive || undefined}
      aria-pressed={isChosen ?? undefined}
    >
      {isChosen !== null && <span className={dot} data-chosen={isChosen || undefined} />}
      <span className={place}>
        <b className={name}>{point.address}</b>
        <MetroLine point={point} after={far} />
        {hours && <span className={quiet}>{hours}</span>}
      </span>
      {goods && (
        <span className={stock}>
          <b className={when} data-tone={goods.tone}>
            {goods.when}
          </b>
          {goods.stock && <span className={quiet}>{goods.stock}</span>}
        </span>
      )}
    </button>
  )
}

const place = css`
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`

const name = css`
  display: block;
  font-weight: ${weight.semibold};
`

const quiet = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const stock = css`
  flex: 0 0 auto;
  max-width: 45%;
  text-align: right;
`

const when = css`
  display: block;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s14};
  font-weight: ${weight.semibold};

  &[data-tone='today'] {
    color: ${color.stateOk};
  }

  &[data-tone='later'] {
    color: ${color.stateWarn};
  }

  &[data-tone='none'] {
    color: ${color.stateDanger};
  }
`

const dot = css`
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${color.lineControl};
  border-radius: ${radius.round};

  &[data-chosen] {
    border: 6px solid ${color.surfaceInverse};
    background-color: ${color.signal};
  }
`

const row = css`
  display: flex;
  gap: ${space.s12};
  width: 100%;
  padding: ${space.s12} ${space.s32};
  border-bottom: 1px solid ${color.lineHair};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  text-align: left;

  &[data-active] {
    background-color: ${color.surfaceSunken};
    box-shadow: inset 4px 0 0 ${color.lineStrong};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }

  @media ${media.hover} {
    &:hover {
      background-color: ${color.surfaceHover};
    }
  }

  @media ${media.phone} {
    padding: ${space.s12} ${space.s16};
  }
`
