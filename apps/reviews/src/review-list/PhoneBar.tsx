import { filterIcon, sortIcon } from '@verstak/ui-kit/icons'
import { BarButton, ControlBar } from '@verstak/ui-kit/ControlBar'
import { useModals } from '@verstak/remote-kit/useModals'
import { FilterSheet } from './FilterSheet.tsx'
import { listTexts } from './reviewList.texts.ts'
import type { ReviewParams } from './reviewParams.ts'
import type { ReviewsInput } from './reviewsQuery.ts'
import { SortSheet } from './SortSheet.tsx'

export interface PhoneBarProps {
  input: ReviewsInput
  onChange: (params: ReviewParams) => void
}

/** Buttons of a phone that open filters and sorting from the lower edge. */
export function PhoneBar({ input, onChange }: PhoneBarProps) {
  const { open, early } = useModals()
  const { rating, withImages, withComments, sortBy } = input

  function show(title: string, contentOf: (apply: (params: ReviewParams) => void) => React.ReactNode) {
    open({
      kind: 'sheet',
      title,
      content: (close) =>
        contentOf((params) => {
          close()
          onChange(params)
        }),
    })
  }

  return (
    <ControlBar>
      <BarButton
        icon={filterIcon}
        label={listTexts.filters}
        count={Number(rating !== 0) + Number(withImages) + Number(withComments)}
        onClick={() => show(listTexts.filters, (apply) => <FilterSheet input={input} onApply={apply} />)}
        {...early}
      />
      <BarButton
        icon={sortIcon}
        label={listTexts.phoneSorts[sortBy]}
        onClick={() => show(listTexts.sortTitle, (apply) => <SortSheet params={input} onApply={apply} />)}
        {...early}
      />
    </ControlBar>
  )
}
