import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTruckLoads } from '@verstak/contracts/adminPanel'
import { formatDate } from '@verstak/dates'
import { useHost } from '@verstak/host'
import type { Region } from '@verstak/contracts/region'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { Table } from '@verstak/ui-kit/Table'
import { staffPanelTexts as texts } from './staffPanel.texts.ts'

/** What couriers of the region carry within a week (STAFF-019). */
export function TruckLoads({ region }: { region: Region }) {
  const { call } = useHost()
  const { data, isError, refetch } = useQuery(endpointQuery(call, listTruckLoads, { query: { regionId: region.id } }))
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Spinner label={texts.loading} />
  return (
    <Table
      caption={texts.truckOf(region.name)}
      columns={[
        { key: 'day', header: texts.truckColumns.day, cell: ({ day }) => dayOf(day) },
        {
          key: 'orders',
          header: texts.truckColumns.orders,
          cell: ({ orders, capacity }) => texts.orders(orders, capacity),
        },
        { key: 'weight', header: texts.truckColumns.weight, cell: ({ weight }) => texts.kilograms(weight) },
      ]}
      rows={data.days}
      keyOf={({ day }) => day}
    />
  )
}

/** The day is one of the region's calendar, so no zone shifts it. */
const dayOf = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), 'UTC')
