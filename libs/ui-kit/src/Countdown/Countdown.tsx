import { css } from '@linaria/core'
import { Fragment, type ReactNode } from 'react'
import { color, fontSize, lineHeight, media, radius, space, weight } from '../tokens/tokens.ts'
import { daysLabel, hoursLabel, minutesLabel, remainingLabel, underMinuteLabel } from './countdown.texts.ts'
import { splitMinutes } from './minutesLeft.ts'
import { useMinutesLeft } from './useMinutesLeft.ts'

export interface CountdownProps {
  /** The moment that it counts down to, ms since 1970. */
  untilMs: number
  /** Render time from the server's data, ms since 1970, so that server and browser render the same. */
  renderedAtMs: number
  /** `text`: in a line of text; `plates`: amber figures on ink, for the head of a sale. */
  look?: 'text' | 'plates'
  /** Text before the numbers; «осталось» by default. */
  label?: string
  /** Shown when the time is over; nothing by default. */
  ended?: ReactNode
  /** The browser's clock, ms since 1970; tests pass their own. */
  readClock?: () => number
}

/**
 * Remaining days, hours and minutes, updated every 60 s. Digits have a fixed width.
 *
 * - `data-look`: `text` or `plates`
 * - `role="timer"`: screen readers read it on demand, without announcements
 */
export function Countdown(props: CountdownProps) {
  const { untilMs, renderedAtMs, look = 'text', label = remainingLabel, ended = null, readClock = Date.now } = props
  const left = useMinutesLeft(untilMs, renderedAtMs, readClock)
  if (left === null) return ended
  return (
    <span className={line} role="timer" data-look={look}>
      {`${label} `}
      {left === 0
        ? underMinuteLabel
        : partsOf(left).map(([figure, unit]) => (
            <Fragment key={unit}>
              <span className={part}>
                <b className={digits}>{figure}</b>
                {'\u00A0'}
                {unit}
              </span>{' '}
            </Fragment>
          ))}
    </span>
  )
}

/** Figures with their words; larger units that are zero are left out. */
function partsOf(total: number): [figure: number, unit: string][] {
  const { days, hours, minutes } = splitMinutes(total)
  const parts: [number, string][] = [
    [days, daysLabel(days)],
    [hours, hoursLabel(hours)],
    [minutes, minutesLabel(minutes)],
  ]
  const first = parts.findIndex(([figure]) => figure > 0)
  return parts.slice(first)
}

const part = css`
  white-space: nowrap;
`

const digits = css`
  font-weight: ${weight.semibold};
`

const line = css`
  &[data-look='plates'] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.s8} ${space.s12};
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
    color: ${color.textInverseMuted};
  }

  &[data-look='plates'] .${digits} {
    display: inline-block;
    min-width: 40px;
    padding: ${space.s4} ${space.s6};
    border-radius: ${radius.control};
    background-color: ${color.surfaceInverseRaised};
    color: ${color.textLinkInverse};
    font-size: ${fontSize.s24};
    line-height: ${lineHeight.s24};
    font-weight: ${weight.bold};
    text-align: center;

    @media ${media.phone} {
      min-width: 32px;
      font-size: ${fontSize.s18};
      line-height: ${lineHeight.s18};
    }
  }
`
