import { css } from '@linaria/core'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { chevronLeftIcon, chevronRightIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import type { RefObject } from 'react'
import { compareTexts } from './comparePage.texts.ts'
import { measureColumns, useColumnsInView } from './useColumnsInView.ts'

export interface ColumnArrowsProps {
  scroller: RefObject<HTMLElement | null>
  count: number
  hasPinned: boolean
}

/** Which columns are in view, and buttons to the others; nothing when all are. */
export function ColumnArrows({ scroller, count, hasPinned }: ColumnArrowsProps) {
  const { first, last, canGoBack, canGoOn } = useColumnsInView(scroller, count, hasPinned)
  if (!canGoBack && !canGoOn) return null
  function go(step: -1 | 1) {
    const box = scroller.current
    if (box) box.scrollBy({ left: step * measureColumns(box, false).width, behavior: 'smooth' })
  }
  return (
    <div className={row}>
      <span>{compareTexts.shownColumns(first + 1, Math.min(last + 1, count), count)}</span>
      {/* Not disabled: the focus would be lost at the end. */}
      <IconButton
        shape={chevronLeftIcon}
        size="s"
        label={compareTexts.previous}
        aria-disabled={!canGoBack}
        onClick={() => go(-1)}
      />
      <IconButton
        shape={chevronRightIcon}
        size="s"
        label={compareTexts.next}
        aria-disabled={!canGoOn}
        onClick={() => go(1)}
      />
    </div>
  )
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  white-space: nowrap;

  > span {
    flex: 1;
  }

  > [aria-disabled='true'] {
    color: ${color.textDisabled};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
