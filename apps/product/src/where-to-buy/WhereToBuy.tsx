import { css } from '@linaria/core'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listProductOffices } from '@verstak/contracts/pickup'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { OfficeRow } from './OfficeRow.tsx'
import { whereToBuyTexts } from './whereToBuy.texts.ts'

/** Shops in the visitor's region that have a product, with hours, metro, stock and pickup time. */
export function WhereToBuy({ productGuid }: WidgetProps['product/WhereToBuy']) {
  const { call } = useHost()
  const { id: regionId, prepositional } = useRegion()
  const { data, isError, isFetching, refetch } = useQuery(
    // Stock changes while the page is open.
    { ...endpointQuery(call, listProductOffices, { query: { productGuid, regionId } }), staleTime: 0 },
  )
  if (isError) {
    return <ErrorState title={whereToBuyTexts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Spinner label={whereToBuyTexts.loading} />
  const offices = data.offices.filter(({ availability }) => availability && availability.freeCount > 0)
  if (offices.length === 0) {
    return <EmptyState title={whereToBuyTexts.none(prepositional)}>{whereToBuyTexts.noneAdvice}</EmptyState>
  }
  return (
    <>
      <p className={summary}>{whereToBuyTexts.found(offices.length, prepositional)}</p>
      <ul className={list}>
        {offices.map((office) => (
          <OfficeRow key={office.id} office={office} />
        ))}
      </ul>
    </>
  )
}

const summary = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const list = css`
  margin-top: ${space.s4};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`
