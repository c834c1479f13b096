import { css } from '@linaria/core'
import { clsx } from 'clsx/lite'
import { chevronLeftIcon, chevronRightIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { color, space } from '../tokens/tokens.ts'
import { nextSlideLabel, previousSlideLabel } from './carousel.texts.ts'

export interface CarouselArrowsProps {
  canGoBack: boolean
  canGoOn: boolean
  /** 1 forward, −1 back. */
  onGo: (direction: 1 | -1) => void
  className?: string
}

/** Two arrows; nothing when all slides are visible. At an end they are not `disabled`, which would lose the focus. */
export function CarouselArrows({ canGoBack, canGoOn, onGo, className }: CarouselArrowsProps) {
  if (!canGoBack && !canGoOn) return null
  return (
    <div className={clsx(arrows, className)}>
      <IconButton
        className={arrow}
        shape={chevronLeftIcon}
        label={previousSlideLabel}
        aria-disabled={!canGoBack}
        onClick={() => onGo(-1)}
      />
      <IconButton
        className={arrow}
        shape={chevronRightIcon}
        label={nextSlideLabel}
        aria-disabled={!canGoOn}
        onClick={() => onGo(1)}
      />
    </div>
  )
}

const arrows = css`
  display: flex;
  flex: none;
  gap: ${space.s12};

  @media print {
    display: none;
  }
`

const arrow = css`
  && {
    box-shadow: inset 0 0 0 1px ${color.lineControl};
    background-color: ${color.surfaceCard};
    color: ${color.textPrimary};
  }

  &&[aria-disabled='true'] {
    box-shadow: none;
    background-color: ${color.actionDisabled};
    color: ${color.textDisabled};
    cursor: default;
  }
`
