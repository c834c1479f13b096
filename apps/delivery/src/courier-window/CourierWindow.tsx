import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { Tabs } from '@verstak/ui-kit/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { courierQuery } from './courierQuery.ts'
import { courierTexts } from './courier.texts.ts'
import { courierTabs } from './courierTabs.tsx'

/** How a courier delivers in the visitor's region; the heading of the window is the region's own (COURIER-006). */
export function CourierWindow({ parcel, onStep }: WidgetProps['delivery/CourierWindow']) {
  const { call } = useHost()
  const { prepositional } = useRegion()
  const { data, isError, isFetching, refetch } = useQuery(courierQuery(call))
  const title = data?.courier?.headers.h1

  useEffect(() => {
    if (title) onStep({ title })
    // The caller makes the function anew at each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [title])

  if (!data) {
    if (!isError) return <Spinner label={courierTexts.loading} />
    return <ErrorState title={courierTexts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const tabs = data.courier ? courierTabs(data.courier, parcel) : []
  if (tabs.length === 0) {
    return <EmptyState title={courierTexts.none(prepositional)}>{courierTexts.noneAdvice}</EmptyState>
  }
  return <Tabs label={courierTexts.tabs} tabs={tabs} />
}
