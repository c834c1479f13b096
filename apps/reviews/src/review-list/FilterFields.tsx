import { css } from '@linaria/core'
import type { ReviewFilters } from '@verstak/contracts/review'
import { formatNumber } from '@verstak/plural/formatNumber'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { color, space } from '@verstak/ui-kit/tokens'
import { RatingFilter } from './RatingFilter.tsx'
import { listTexts } from './reviewList.texts.ts'
import type { ReviewParams } from './reviewParams.ts'

export interface FilterFieldsProps {
  params: ReviewParams
  filters: ReviewFilters
  onChange: (params: ReviewParams) => void
}

/** Filters by rating, photos and comments, with their counts. */
export function FilterFields({ params, filters, onChange }: FilterFieldsProps) {
  const counts = Object.fromEntries(filters.ratings.map(({ rating, count }) => [rating, count]))
  return (
    <>
      <RatingFilter
        value={params.rating}
        counts={counts}
        total={filters.ratings.reduce((sum, { count }) => sum + count, 0)}
        onChange={(rating) => onChange({ ...params, rating })}
      />
      <div className={boxes}>
        {(['withImages', 'withComments'] as const).map((name) => (
          <Checkbox
            key={name}
            name={name}
            value="true"
            label={listTexts[name](formatNumber(filters[name].count))}
            checked={params[name]}
            disabled={!params[name] && filters[name].count === 0}
            onChange={({ currentTarget }) => onChange({ ...params, [name]: currentTarget.checked })}
          />
        ))}
      </div>
    </>
  )
}

const boxes = css`
  display: grid;
  gap: ${space.s4};
  padding-top: ${space.s20};
  border-top: 1px solid ${color.lineHair};
`
