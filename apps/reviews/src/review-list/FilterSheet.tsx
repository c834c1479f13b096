import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { color, space } from '@verstak/ui-kit/tokens'
import { SegmentedControl } from '@verstak/ui-kit/SegmentedControl'
import { useState } from 'react'
import { FilterFields } from './FilterFields.tsx'
import { listTexts } from './reviewList.texts.ts'
import { DEFAULT_PARAMS, PAGE_SIZES, type ReviewParams } from './reviewParams.ts'
import { reviewsQuery, type ReviewsInput } from './reviewsQuery.ts'

export interface FilterSheetProps {
  input: ReviewsInput
  onApply: (params: ReviewParams) => void
}

/** Filters and page size of a phone; the list follows once the button is pressed. */
export function FilterSheet({ input, onApply }: FilterSheetProps) {
  const { call } = useHost()
  const [draft, setDraft] = useState(input)
  const { data } = useQuery({ ...reviewsQuery(call, { ...draft, page: 1 }), placeholderData: (before) => before })
  const answer = data === 'trouble' ? undefined : data
  const change = (params: ReviewParams) => setDraft({ ...draft, ...params })
  return (
    <div className={form}>
      <Button
        className={clear}
        variant="link"
        onClick={() => change({ ...DEFAULT_PARAMS, isCurrentVariant: draft.isCurrentVariant })}
      >
        {listTexts.clear}
      </Button>
      {answer && <FilterFields params={draft} filters={answer.filters} onChange={change} />}
      <SegmentedControl
        label={listTexts.pageSize}
        value={String(draft.itemsPerPage ?? draft.defaultSize)}
        segments={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => change({ ...draft, itemsPerPage: Number(size) })}
      />
      <ModalFooter>
        <Button size="l" variant="inverse" wide onClick={() => onApply(draft)}>
          {answer?.pagination.total === undefined ? listTexts.apply : listTexts.showFound(answer.pagination.total)}
        </Button>
      </ModalFooter>
    </div>
  )
}

const clear = css`
  && {
    justify-self: start;
  }
`

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  background-color: ${color.surfaceCard};
`
