import { css } from '@linaria/core'
import type { Locality } from '@verstak/contracts/transport'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Combobox } from '@verstak/ui-kit/Combobox'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kilograms } from '../courier-window/courier.texts.ts'
import { CompanyList } from './CompanyList.tsx'
import { transportTexts } from './transport.texts.ts'
import { companiesQuery, localitiesQuery } from './transportQueries.ts'

/** What transport companies take for bringing a product to a town that one chooses. */
export function TransportWindow(props: WidgetProps['delivery/TransportWindow']) {
  const { weight: grams, size } = props.dimensions
  const { call } = useHost()
  const { data, isError, isFetching, refetch } = useQuery(localitiesQuery(call))
  return (
    <div className={frame}>
      {(grams !== null || size !== null) && (
        <p className={facts}>
          {grams !== null && (
            <span>
              {transportTexts.weight} <b>{kilograms(grams)}</b>
            </span>
          )}
          {size !== null && (
            <span>
              {transportTexts.size} <b>{transportTexts.sizeValue([size.length, size.width, size.height])}</b>
            </span>
          )}
        </p>
      )}
      {data ? (
        <Town {...props} localities={data.localities} />
      ) : isError ? (
        <ErrorState title={transportTexts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={transportTexts.loading} />
      )}
    </div>
  )
}

interface TownProps extends Pick<WidgetProps['delivery/TransportWindow'], 'productGuid' | 'quantity'> {
  localities: readonly Locality[]
}

function Town({ localities, productGuid, quantity = 1 }: TownProps) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const [chosen, choose] = useState(() => localities.find((one) => one.regionId === regionId)?.id ?? null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...companiesQuery(call, { guid: productGuid, quantity }, chosen ?? 0),
    enabled: chosen !== null,
  })
  return (
    <>
      <div className={city}>
        <Combobox
          label={transportTexts.city}
          size="l"
          required
          placeholder={transportTexts.cityPlaceholder}
          emptyText={transportTexts.cityNone}
          options={localities.map(({ id, name, area }) => ({
            value: String(id),
            label: name,
            ...(area && { note: area }),
          }))}
          value={chosen === null ? null : String(chosen)}
          onChange={(value) => choose(value === null ? null : Number(value))}
        />
      </div>
      {chosen !== null && !data && !isError && <Spinner label={transportTexts.counting} />}
      {isError && (
        <ErrorState title={transportTexts.countFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <CompanyList companies={data} />}
    </>
  )
}

const frame = css`
  display: grid;
  gap: ${space.s16};
  /* Room for the list of towns. */
  min-height: min(420px, 60dvh);
  align-content: start;
`

const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s32};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  & b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`

const city = css`
  max-width: 400px;

  @media ${media.phone} {
    max-width: none;
  }
`
