import { css } from '@linaria/core'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import type { Ref } from 'react'
import { pickupTexts } from './pickup.texts.ts'
import { PointList, type PointListHandle } from './PointList.tsx'
import type { Pickup } from './usePickup.ts'

export interface ListPartProps {
  pickup: Pickup
  ref?: Ref<PointListHandle>
}

/** The list, or words while it comes, when it does not, and when the filters leave nothing of it. */
export function ListPart({ pickup, ref }: ListPartProps) {
  const { shown, state } = pickup
  if (pickup.list === 'failed') {
    return (
      <div className={nothing}>
        <ErrorState title={pickupTexts.failed} isRetrying={pickup.isRetrying} onRetry={pickup.retry} />
      </div>
    )
  }
  if (pickup.list === 'coming') {
    return (
      <div className={nothing}>
        <Spinner label={pickupTexts.loading} />
      </div>
    )
  }
  if (shown.length === 0) {
    return (
      <p className={nothing} role="status">
        {pickupTexts.nothingFound}
      </p>
    )
  }
  // Another list begins at its top.
  const listKey = [state.area, state.query, ...state.filters, state.isNearestFirst].join()
  return <PointList key={listKey} pickup={pickup} {...(ref && { ref })} />
}

const nothing = css`
  padding: ${space.s24} ${space.s32};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
