import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import type { KeyboardEvent } from 'react'
import { gripIcon } from './favoritesIcons.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'

export interface RowGripProps {
  name: string
  /** Moves the row by one place. */
  onStep: (step: -1 | 1) => void
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves a row: by dragging, or by the arrow keys while it has the focus. */
export function RowGrip({ name, onStep }: RowGripProps) {
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
      label={texts.drag(name)}
      title={texts.dragHint}
      aria-description={texts.dragHint}
      className={grip}
      data-grip
      onKeyDown={press}
    />
  )
}

const grip = css`
  cursor: grab;
  touch-action: none;

  > svg {
    stroke-width: 2.5;
    stroke-linecap: round;
  }

  @media (scripting: none) {
    display: none;
  }
`
