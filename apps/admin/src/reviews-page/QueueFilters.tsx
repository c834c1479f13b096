import { ModerationMark, WAITED_DAYS } from '@verstak/contracts/moderation'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { FilterBar } from '../list/FilterBar.tsx'
import type { ListFilters } from '../list/listAddress.ts'
import { QUEUE_PATH, type ReviewsInput } from './reviewsLoader.ts'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

export interface QueueFiltersProps {
  input: ReviewsInput
  /** Kind and state, as the address has them. */
  kept: ListFilters
}

const STARS = [1, 2, 3, 4, 5]

/** Filters of the queue: product, stars, how old, and why it waits or was refused. */
export function QueueFilters({ input: { kind, state, filters }, kept }: QueueFiltersProps) {
  return (
    <FilterBar path={QUEUE_PATH} filters={{ ...kept, ...filters }} kept={kept}>
      <TextField name="product" type="search" label={texts.product} defaultValue={filters.product ?? ''} />
      {kind === 'review' && (
        <Select name="stars" label={texts.starsLabel} defaultValue={filters.stars ?? ''}>
          <option value="">{texts.any}</option>
          {STARS.map((stars) => (
            <option key={stars} value={stars}>
              {texts.starsOf(stars)}
            </option>
          ))}
        </Select>
      )}
      <Select name="days" label={texts.age} defaultValue={filters.days ?? ''}>
        <option value="">{texts.anyAge}</option>
        {WAITED_DAYS.map((days) => (
          <option key={days} value={days}>
            {texts.olderThan(days)}
          </option>
        ))}
      </Select>
      {state === 'refused' ? (
        <Select name="reason" label={texts.reason} defaultValue={filters.reason ?? ''}>
          <option value="">{texts.any}</option>
          {Object.entries(texts.reasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {label}
            </option>
          ))}
        </Select>
      ) : (
        <Select name="mark" label={texts.noticed} defaultValue={filters.mark ?? ''}>
          <option value="">{texts.any}</option>
          {ModerationMark.options.map((mark) => (
            <option key={mark} value={mark}>
              {texts.marks[mark]}
            </option>
          ))}
        </Select>
      )}
    </FilterBar>
  )
}
