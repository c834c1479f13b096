import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { space } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { listTexts } from './reviewList.texts.ts'
import { sortedBy, SORTS, type ReviewParams } from './reviewParams.ts'

export interface SortSheetProps {
  params: ReviewParams
  onApply: (params: ReviewParams) => void
}

/** Sorting of a phone; the active one, pressed again, turns its direction. */
export function SortSheet({ params, onApply }: SortSheetProps) {
  const { sortBy, sortDirection } = params
  return (
    <div className={list}>
      {SORTS.map((sort) => {
        const isActive = sort === sortBy
        return (
          <Button
            key={sort}
            size="l"
            wide
            variant={isActive ? 'inverse' : 'secondary'}
            aria-pressed={isActive}
            onClick={() => onApply(sortedBy(params, sort))}
          >
            {listTexts.phoneSorts[sort]}
            {isActive && (
              <>
                <span aria-hidden>{sortDirection === 'asc' ? ' ↑' : ' ↓'}</span>
                <VisuallyHidden>{sortDirection === 'asc' ? listTexts.ascending : listTexts.descending}</VisuallyHidden>
              </>
            )}
          </Button>
        )
      })}
    </div>
  )
}

const list = css`
  display: grid;
  gap: ${space.s8};
`
