import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import type { IconShape } from '../Icon/icons.ts'
import { color, weight } from '../tokens/tokens.ts'

export interface AvailabilityLineProps {
  /** `storeIcon` for pickup, `truckIcon` for the courier, `clockIcon` and `boxIcon` when there is none. */
  icon?: IconShape
  /** Colour of the `<b>` inside, which names the day or the stock: green today, orange little or later, red none. */
  tone?: 'ok' | 'warn' | 'danger'
  /** Text of the line; the day or the stock in `<b>`. */
  children: ReactNode
}

/**
 * One delivery option with its date: Самовывоз: **сегодня**, 12 магазинов. `data-tone` colours the `<b>`. Not
 * interactive.
 */
export function AvailabilityLine({ icon, tone, children }: AvailabilityLineProps) {
  return (
    <span className={line} data-tone={tone}>
      {icon && <Icon shape={icon} size="s" className={sign} />}
      <span className={words}>{children}</span>
    </span>
  )
}

const sign = css`
  color: ${color.textMuted};
`

const words = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

const line = css`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  white-space: nowrap;
  letter-spacing: -0.01em;

  b {
    font-weight: ${weight.semibold};
  }

  &[data-tone='ok'] b {
    color: ${color.stateOk};
  }

  &[data-tone='warn'] b {
    color: ${color.stateWarn};
  }

  &[data-tone='danger'] b,
  &[data-tone='danger'] > .${sign} {
    color: ${color.stateDanger};
  }
`
