import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { color, radius, space } from '../tokens/tokens.ts'
import { clearSelectionLabel, selectedLabel } from './dataTable.texts.ts'

interface SelectionBarProps {
  /** Rows that are selected. */
  count: number
  onClear: () => void
  /** Buttons: what can be done with them. */
  children?: ReactNode
}

/** How many rows are selected and what can be done with them. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={bar}>
      <span className={words} role="status">
        {selectedLabel(count)}
      </span>
      {children}
      <Button variant="ghost" size="s" onClick={onClear}>
        {clearSelectionLabel}
      </Button>
    </div>
  )
}

const words = css`
  margin-right: auto;
`

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  padding: ${space.s8} ${space.s8} ${space.s8} ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.signalSoft};
`
