import type { DeliveryType } from '@verstak/contracts/order'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { useRegion } from '@verstak/region'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { FormSection } from '@verstak/ui-kit/FormSection'
import { Radio } from '@verstak/ui-kit/Radio'
import { Textarea } from '@verstak/ui-kit/Textarea'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { officesQuery } from './officesQuery.ts'
import { orderedQuery } from './ordered.ts'
import { PickupChoice } from './PickupChoice.tsx'
import type { Checkout } from './useCheckout.ts'

/** Limit of the API. */
const ADDRESS_MAX = 300

/** Delivery: pickup at an office, or courier if available. */
export function DeliveryFields({ checkout }: { checkout: Checkout }) {
  const { goods, field, deliveryType, chooseDelivery } = checkout
  const host = useHost()
  const { call } = host
  const region = useRegion()
  const isHydrated = useIsHydrated()
  const { data, isFetching, refetch } = useQuery(officesQuery(call, region.id))
  // All products in stock have the same delivery days.
  const { data: days } = useQuery({
    ...orderedQuery(host, goods),
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
  const wayProps = { chosen: deliveryType, onChoose: chooseDelivery }
  return (
    <FormSection title={checkoutTexts.delivery}>
      <ChoiceGroup label={checkoutTexts.delivery} isLabelHidden layout="cards">
        <Way {...wayProps} type="pickup" price={checkoutTexts.free}>
          {checkoutTexts.pickupNote(data.data.length, days?.pickupText ?? null)}
        </Way>
        {goods?.type !== 'buyOneClickOnlyForSelfDelivery' && (
          <Way {...wayProps} type="courier" price={formatPrice(data.courierPrice)}>
            {checkoutTexts.courierNote(days?.courierText ?? null)}
          </Way>
        )}
      </ChoiceGroup>
      {/* The other one is only hidden, so that its values are preserved when the shopper switches back. */}
      <div hidden={deliveryType !== 'pickup'}>
        <PickupChoice offices={data.data} goods={goods} error={field('officeId').error} />
      </div>
      <div hidden={deliveryType !== 'courier'}>
        <Textarea
          {...field('address')}
          label={checkoutTexts.address}
          placeholder={checkoutTexts.addressPlaceholder}
          autoComplete="street-address"
          required
          rows={2}
          maxLength={ADDRESS_MAX}
        />
      </div>
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
      look="card"
      name="deliveryType"
      value={type}
      checked={type === chosen}
      onChange={() => onChoose(type)}
      label={checkoutTexts[type]}
      aside={price}
      note={children}
    />
  )
}
