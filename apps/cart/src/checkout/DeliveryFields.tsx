import { css } from '@linaria/core'
import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Radio } from '@verstak/ui-kit/Radio'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { color, dimension, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cartQuery } from '../cart-state/cartQuery.ts'
import type { FieldGroupProps } from './fieldGroup.ts'
import { ADDRESS_MAX } from './checkoutFaults.ts'
import { checkoutTexts } from './checkout.texts.ts'
import { FormSection } from './FormSection.tsx'
import { OfficeList } from './OfficeList.tsx'
import { officesQuery } from './officesQuery.ts'

/** How the order comes to the shopper: from an office, or by courier. */
export function DeliveryFields({ values, faultOf, change, leave }: FieldGroupProps) {
  const { call } = useHost()
  const region = useRegion()
  const isHydrated = useIsHydrated()
  const { data, isFetching, refetch } = useQuery(officesQuery(call, region.id))
  // All that is in stock can be had on the same days.
  const { data: days } = useQuery({
    ...cartQuery(call, region.id),
    select: ({ items }) => items.find(({ isDeleted }) => !isDeleted)?.product.dates,
  })

  if (!data) {
    return (
      <FormSection title={checkoutTexts.delivery}>
        <ErrorState
          title={checkoutTexts.officesFailed}
          onRetry={() => void refetch()}
          isRetrying={isHydrated && isFetching}
        />
      </FormSection>
    )
  }
  const wayProps = { chosen: values.deliveryType, onChoose: (deliveryType: DeliveryType) => change({ deliveryType }) }
  return (
    <FormSection title={checkoutTexts.delivery}>
      <div className={ways} role="radiogroup" aria-label={checkoutTexts.delivery}>
        <Way {...wayProps} type="pickup" price={checkoutTexts.free}>
          {checkoutTexts.pickupNote(data.data.length, days?.pickupText ?? null)}
        </Way>
        <Way {...wayProps} type="courier" price={formatPrice(data.courierPrice)}>
          {checkoutTexts.courierNote(days?.courierText ?? null)}
        </Way>
      </div>
      {values.deliveryType === 'pickup' ? (
        <OfficeList
          offices={data.data}
          chosenId={values.officeId}
          error={faultOf('officeId')}
          onChoose={(officeId) => change({ officeId })}
        />
      ) : (
        <Textarea
          name="address"
          label={checkoutTexts.address}
          placeholder={checkoutTexts.addressPlaceholder}
          autoComplete="street-address"
          required
          rows={2}
          maxLength={ADDRESS_MAX}
          error={faultOf('address')}
          value={values.address}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={() => leave('address')}
        />
      )}
    </FormSection>
  )
}

interface WayProps {
  type: DeliveryType
  chosen: DeliveryType
  price: string
  onChoose: (type: DeliveryType) => void
  children: ReactNode
}

function Way({ type, chosen, price, onChoose, children }: WayProps) {
  return (
    <Radio
      className={way}
      name="deliveryType"
      value={type}
      checked={type === chosen}
      onChange={() => onChoose(type)}
      label={
        <span className={words}>
          <b className={headline}>
            {checkoutTexts[type]} <span>{price}</span>
          </b>
          <small className={note}>{children}</small>
        </span>
      }
    />
  )
}

const headline = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s12};
  font-weight: ${weight.semibold};
`

const note = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const words = css`
  flex: 1;
  min-width: 0;
`

const way = css`
  && {
    align-items: flex-start;
    padding: ${space.s12} ${space.s16};
    border-radius: ${radius.card};
    box-shadow: inset 0 0 0 1px ${color.lineControl};
  }

  &&:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
  }

  &:has(:focus-visible) {
    outline: ${dimension.focusWidth} solid ${color.focusRing};
    outline-offset: ${dimension.focusOffset};
  }
`

const ways = css`
  display: grid;
  gap: ${space.s12};

  @media ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`
