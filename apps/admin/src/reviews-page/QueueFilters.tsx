import { ModerationMark, WAITED_DAYS } from '@verstak/contracts/moderation'
import { REFUSAL_NAMES } from '@verstak/contracts/staffWords.texts'
import { ChoiceFilter, SearchFilter } from '../list/filterFields.tsx'
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
      <SearchFilter filters={filters} name="product" label={texts.product} />
      {kind === 'review' && (
        <ChoiceFilter
          {...{ filters, name: 'stars', label: texts.starsLabel, any: texts.any }}
          options={STARS.map((stars) => [stars, texts.starsOf(stars)])}
        />
      )}
      <ChoiceFilter
        {...{ filters, name: 'days', label: texts.age, any: texts.anyAge }}
        options={WAITED_DAYS.map((days) => [days, texts.olderThan(days)])}
      />
      {state === 'refused' ? (
        <ChoiceFilter
          {...{ filters, name: 'reason', label: texts.reason, any: texts.any }}
          options={Object.entries(REFUSAL_NAMES)}
        />
      ) : (
        <ChoiceFilter
          {...{ filters, name: 'mark', label: texts.noticed, any: texts.any }}
          options={ModerationMark.options.map((mark) => [mark, texts.marks[mark]])}
        />
      )}
    </FilterBar>
  )
}
