import { css } from '@linaria/core'
import type { OrderState } from '@verstak/contracts/order'
import { ORDER_STATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { color, space } from '@verstak/ui-kit/tokens'

const TONES: Readonly<Record<OrderState, string>> = {
  new: 'new',
  'awaiting-payment': 'warn',
  paid: 'new',
  assembling: 'busy',
  ready: 'ok',
  'on-the-way': 'way',
  'handed-over': 'over',
  cancelled: 'over',
  'returned-in-part': 'over',
  returned: 'over',
}

/** Where an order stands: a word with a square of its colour. */
export function StateMark({ state }: { state: OrderState }) {
  return (
    <span className={mark} data-tone={TONES[state]}>
      {ORDER_STATE_NAMES[state]}
    </span>
  )
}

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s8};
  white-space: nowrap;

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border: 1px solid currentcolor;
    background-color: currentcolor;
  }

  &[data-tone='new']::before {
    border-color: ${color.signalLine};
    background-color: ${color.signal};
  }

  &[data-tone='warn'] {
    color: ${color.stateWarn};
  }

  &[data-tone='ok']::before {
    color: ${color.stateOk};
  }

  &[data-tone='way']::before {
    color: ${color.stateInfo};
  }

  &[data-tone='over'] {
    color: ${color.textMuted};
  }

  &[data-tone='over']::before {
    background-color: transparent;
  }
`
