import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { TransportCalculator } from '../calculator/TransportCalculator.tsx'
import { regionPageTexts as texts } from '../info-page/info.texts.ts'
import { InfoFrame } from '../info-page/InfoFrame.tsx'
import { InfoSection } from '../info-page/InfoSection.tsx'
import { localitiesQuery } from '../transport-window/transportQueries.ts'

const REGION_DELIVERY = '/region-delivery/'

/** Delivery by transport companies, with a calculator (ROUTE-053). */
export function RegionDeliveryPage() {
  const { call } = useHost()
  const region = useRegion()
  const { data, isFetching, refetch } = useQuery({ ...localitiesQuery(call), retry: false })
  return (
    <InfoFrame address={REGION_DELIVERY} title={texts.title} description={texts.description} lead={texts.lead}>
      <InfoSection title={texts.how}>
        <ol className={steps}>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </InfoSection>
      <InfoSection title={texts.calculator}>
        {data ? (
          <TransportCalculator localities={data.localities} />
        ) : (
          <ErrorState title={texts.townsFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </InfoSection>
      {region.hasOwnDelivery && (
        <InfoSection title={texts.courier}>
          <Link className={link} href="/courier-delivery/">
            {texts.courierLink(region.prepositional)}
          </Link>
        </InfoSection>
      )}
    </InfoFrame>
  )
}

const steps = css`
  display: grid;
  gap: ${space.s8};
  margin: ${space.s12} 0 0;
  padding-left: ${space.s20};
  list-style: decimal;
`

const link = css`
  display: inline-block;
  margin-top: ${space.s8};
  color: ${color.textLink};
  text-decoration: underline;
`
