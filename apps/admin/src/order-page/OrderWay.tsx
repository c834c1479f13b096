import { css } from '@linaria/core'
import type { StaffOrder } from '@verstak/contracts/orderStaff'
import { ORDER_STATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { wayOf } from './wayOf.ts'

/** The way of an order as a line: what was done, when and by whom, and what comes. */
export function OrderWay({ staffOrder }: { staffOrder: StaffOrder }) {
  return (
    <ol className={way} aria-label={texts.way}>
      {wayOf(staffOrder).map(({ state, at, by, isCurrent }, place) => (
        <li
          key={`${place} ${state}`}
          className={step}
          data-done={at !== null}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <b className={name}>{ORDER_STATE_NAMES[state]}</b>
          {at === null ? <VisuallyHidden>{texts.toCome}</VisuallyHidden> : <span>{texts.by(momentOf(at), by)}</span>}
        </li>
      ))}
    </ol>
  )
}

const name = css`
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
`

const step = css`
  display: grid;
  align-content: start;
  flex: 1 1 128px;
  padding-top: ${space.s8};
  border-top: 4px dotted ${color.lineTick};
  color: ${color.textMuted};

  &[data-done='true'] {
    border-top: 4px solid ${color.lineStrong};
  }

  &[aria-current] {
    border-top-color: ${color.signal};
  }
`

const way = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12} 0;
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  @media ${media.phone} {
    flex-direction: column;
  }
`
