import { css } from '@linaria/core'
import type { ReviewsPage } from '@verstak/contracts/review'
import { formatNumber } from '@verstak/plural/formatNumber'
import { color, controlHeight, dimension, fontSize, media, space, weight } from '@verstak/ui-kit/tokens'
import { useRef, type KeyboardEvent } from 'react'
import { listTexts } from './reviewList.texts.ts'

export interface ReviewTabsProps {
  counts: ReviewsPage['reviewsCount']
  isCurrentVariant: boolean
  /** Address of the page with a tab. */
  hrefOf: (isCurrentVariant: boolean) => string
  onChange: (isCurrentVariant: boolean) => void
  /** Id of the part that the tabs change. */
  panelId: string
}

/** Reviews of all variants, or of this one. Links, so that they work without scripts. Arrows change the tab. */
export function ReviewTabs({ counts, isCurrentVariant, hrefOf, onChange, panelId }: ReviewTabsProps) {
  const row = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    onChange(!isCurrentVariant)
    row.current?.querySelectorAll('a')[isCurrentVariant ? 0 : 1]?.focus()
  }

  return (
    <div ref={row} className={tabs} role="tablist" aria-label={listTexts.tabs} onKeyDown={onKeyDown}>
      {[false, true].map((ofVariant) => {
        const isChosen = ofVariant === isCurrentVariant
        return (
          <a
            key={String(ofVariant)}
            className={tab}
            role="tab"
            href={hrefOf(ofVariant)}
            aria-selected={isChosen}
            aria-controls={panelId}
            tabIndex={isChosen ? 0 : -1}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              if (!isChosen) onChange(ofVariant)
            }}
          >
            {ofVariant ? listTexts.thisVariant : listTexts.all}{' '}
            <span className={quiet}>({formatNumber(ofVariant ? counts.current : counts.group)})</span>
          </a>
        )
      })}
    </div>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`

const tab = css`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space.s4};
  height: ${controlHeight.l};
  border-bottom: 2px solid transparent;
  color: ${color.textSecondary};
  font-size: ${fontSize.s16};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &[aria-selected='true'] {
    border-color: ${color.lineStrong};
    color: ${color.textPrimary};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${dimension.focusWidth});
  }

  &:hover {
    color: ${color.textPrimary};
  }

  @media ${media.phone} {
    flex: 1 0 auto;
    justify-content: center;
    padding: 0 ${space.s8};
    font-size: ${fontSize.s14};
  }
`

const tabs = css`
  display: flex;
  gap: ${space.s32};
  padding: 0 ${space.s24};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.lineHair};

  @media ${media.phone} {
    gap: 0;
    padding: 0;
  }
`
