import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { timeOf } from '../frame/adminDates.ts'
import { editTexts as texts } from './edit.texts.ts'
import type { Conflict } from './EditState.ts'

export interface ConflictStripProps {
  /** Name of the field. */
  label: string
  conflict: Conflict
  show: (value: unknown) => string
  onDecide: (isMine: boolean) => void
}

/** Says what somebody else has done to a field that the visitor changes, too, and lets him decide. */
export function ConflictStrip({ label, conflict, show, onDecide }: ConflictStripProps) {
  const { author, at, old, new: value } = conflict
  return (
    <div className={strip} role="alert">
      <p className={words}>
        <b className={strong}>{texts.changedBy(author, label)}</b> {show(old)} → {show(value)}, {timeOf(at)}
      </p>
      <Button variant="secondary" size="s" onClick={() => onDecide(false)}>
        {texts.keepTheirs}
      </Button>
      <Button variant="inverse" size="s" onClick={() => onDecide(true)}>
        {texts.putMine}
      </Button>
    </div>
  )
}

const strong = css`
  font-weight: ${weight.semibold};
`

const words = css`
  flex: 1 1 320px;
`

const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s10} ${space.s12} ${space.s10} ${space.s16};
  border-radius: ${radius.card};
  background-color: ${color.stateWarnSoft};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
