import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import type { KeyboardEvent } from 'react'
import { gripIcon } from './compareIcons.ts'
import { compareTexts } from './comparePage.texts.ts'

export interface ColumnGripProps {
  id: number
  name: string
  /** Moves the column by one place. */
  onStep: (step: -1 | 1) => void
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Moves a column: by dragging, or by the arrow keys while it has the focus. */
export function ColumnGrip({ id, name, onStep }: ColumnGripProps) {
  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onStep(step)
  }

  return (
    <IconButton
      shape={gripIcon}
      size="s"
      label={compareTexts.move(name)}
      title={compareTexts.moveHint}
      aria-description={compareTexts.moveHint}
      className={grip}
      draggable
      onKeyDown={press}
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', String(id))
        const column = currentTarget.closest('th')
        if (column) dataTransfer.setDragImage(column, 24, 24)
      }}
    />
  )
}

const grip = css`
  cursor: grab;

  > svg {
    stroke-width: 2.5;
    stroke-linecap: round;
  }
`
