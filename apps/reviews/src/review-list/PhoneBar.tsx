import { filterIcon, sortIcon } from '@verstak/ui-kit/icons'
import { BarButton, ControlBar } from '@verstak/ui-kit/ControlBar'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import type { ReactNode } from 'react'
import { listTexts } from './reviewList.texts.ts'
import type { ReviewParams } from './reviewParams.ts'
import type { ReviewsInput } from './reviewsQuery.ts'

const load = () => import(/* webpackChunkName: "phone-sheets" */ './phoneSheets.ts')
type Sheets = Awaited<ReturnType<typeof load>>
type Apply = (params: ReviewParams) => void

export interface PhoneBarProps {
  input: ReviewsInput
  onChange: (params: ReviewParams) => void
}

/** Buttons of a phone that open filters and sorting from the lower edge; their code comes with the press. */
export function PhoneBar({ input, onChange }: PhoneBarProps) {
  const { open, early } = useModals()
  const { modals } = useHost()
  const { rating, withImages, withComments, sortBy } = input

  function show(title: string, contentOf: (sheets: Sheets, apply: Apply) => ReactNode) {
    load().then(
      (sheets) =>
        open({
          kind: 'sheet',
          title,
          content: (close) =>
            contentOf(sheets, (params) => {
              close()
              onChange(params)
            }),
        }),
      () => modals.ask({ kind: 'error', advice: 'later' }),
    )
  }

  return (
    <ControlBar>
      <BarButton
        icon={filterIcon}
        label={listTexts.filters}
        count={Number(rating !== 0) + Number(withImages) + Number(withComments)}
        onClick={() =>
          show(listTexts.filters, ({ FilterSheet }, apply) => <FilterSheet input={input} onApply={apply} />)
        }
        {...early}
      />
      <BarButton
        icon={sortIcon}
        label={listTexts.phoneSorts[sortBy]}
        onClick={() =>
          show(listTexts.sortTitle, ({ SortSheet }, apply) => <SortSheet params={input} onApply={apply} />)
        }
        {...early}
      />
    </ControlBar>
  )
}
