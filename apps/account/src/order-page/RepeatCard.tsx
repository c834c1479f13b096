import { useQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Heading } from '@verstak/ui-kit/Heading'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { repeatTexts } from '../repeat-order/repeat.texts.ts'
import { RepeatPreview } from '../repeat-order/RepeatLines.tsx'
import { LateRepeatOutcome } from '../repeat-order/LateRepeatOutcome.tsx'
import type { RepeatState } from '../repeat-order/useRepeat.ts'
import { inner, screenOnly } from './orderPageStyles.tsx'
import { previewQuery } from './userOrderQuery.ts'
import { clsx } from 'clsx/lite'

export interface RepeatCardProps {
  guid: string
  /** What the last press has done. */
  outcome: RepeatState | null
}

/** What repeating the order would do; once it is repeated, what it has done. */
export function RepeatCard({ guid, outcome }: RepeatCardProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const { data, isError } = useQuery(previewQuery(call, guid, regionId))
  return (
    <section className={clsx(sheet, screenOnly)} aria-label={repeatTexts.title}>
      <div className={sheetHead}>
        <Heading level={2} look="block">
          {repeatTexts.title}
        </Heading>
      </div>
      <div className={inner}>
        {outcome ? (
          <LateRepeatOutcome outcome={outcome} />
        ) : data ? (
          <RepeatPreview preview={data} />
        ) : (
          isError && <p>{repeatTexts.unknown}</p>
        )}
      </div>
    </section>
  )
}
