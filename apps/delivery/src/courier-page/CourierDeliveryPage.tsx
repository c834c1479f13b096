import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { CourierCalculator } from '../calculator/CourierCalculator.tsx'
import { courierQuery } from '../courier-window/courierQuery.ts'
import { courierTexts } from '../courier-window/courier.texts.ts'
import { courierTabs } from '../courier-window/courierTabs.tsx'
import { courierPageTexts as texts } from '../info-page/info.texts.ts'
import { InfoFrame } from '../info-page/InfoFrame.tsx'
import { InfoSection } from '../info-page/InfoSection.tsx'

const COURIER_DELIVERY = '/courier-delivery/'

/** How a courier delivers in the visitor's region, with a calculator (ROUTE-054). */
export function CourierDeliveryPage() {
  const { call } = useHost()
  const { prepositional } = useRegion()
  const { data, isFetching, refetch } = useQuery({ ...courierQuery(call), retry: false })
  const courier = data?.courier
  return (
    <InfoFrame
      address={COURIER_DELIVERY}
      title={courier?.headers.h1 ?? texts.title}
      description={texts.description(prepositional)}
      lead={texts.lead(courier?.earliest.dateText ?? null)}
    >
      {courier ? (
        <>
          {courier.cost.zones.length > 0 && (
            <InfoSection title={texts.calculator}>
              <CourierCalculator courier={courier} />
            </InfoSection>
          )}
          {courierTabs(courier, undefined).map(({ value, label, content }) => (
            <InfoSection key={value} title={label}>
              <div className={block}>{content}</div>
            </InfoSection>
          ))}
        </>
      ) : data ? (
        <EmptyState
          title={courierTexts.none(prepositional)}
          actions={<Button href="/region-delivery/">{texts.other}</Button>}
        >
          {courierTexts.noneAdvice}
        </EmptyState>
      ) : (
        <ErrorState title={texts.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {texts.failedAdvice}
        </ErrorState>
      )}
    </InfoFrame>
  )
}

const block = css`
  margin-top: ${space.s12};
`
