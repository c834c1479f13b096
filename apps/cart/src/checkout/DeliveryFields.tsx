import { css } from '@linaria/core'
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
import { media, space } from '@verstak/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { loadDeliveryParts, deliveryPartsAtom } from './deliveryPartsAtom.ts'
import type { DeliveryAnswer } from './deliveryQuery.ts'
import { officesQuery } from './officesQuery.ts'
import { orderedQuery } from './ordered.ts'
import { PickupChoice } from './PickupChoice.tsx'
import { plainDeliveryAtom } from './plainDeliveryAtom.ts'
import type { Checkout } from './useCheckout.ts'
import { useDelivery } from './useDeliveryPrice.ts'

/** Limit of the API. */
const ADDRESS_MAX = 300

/** Delivery: fetched at an office, brought by the courier, or sent by a transport company. */
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
  const { data: courier } = useDelivery(checkout, 'courier')
  const { CourierPart, TransportPart } = useAtomValue(deliveryPartsAtom) ?? {}
  const { PlainDelivery, towns } = useAtomValue(plainDeliveryAtom) ?? {}
  const loadParts = () => void loadDeliveryParts(host)

  // A way that the device has kept.
  useEffect(() => {
    if (deliveryType !== 'pickup') void loadDeliveryParts(host)
  }, [deliveryType, host])

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
  // The other offices are pickup points.
  const shops = Math.min(region.officesCount, data.data.length)
  const isPickupOnly = goods?.type === 'buyOneClickOnlyForSelfDelivery'
  const wayProps = { chosen: deliveryType, onChoose: chooseDelivery }
  // The other ones are only hidden, so that their values are preserved when the shopper switches back.
  const partOf = (way: DeliveryType) => ({ way, hidden: isHydrated && way !== deliveryType })
  const plain = (way: DeliveryType) =>
    PlainDelivery &&
    towns && (
      <PlainDelivery
        way={way}
        offices={data.data}
        courier={courier?.courier ?? null}
        towns={towns}
        told={checkout.told}
      />
    )
  return (
    <FormSection title={checkoutTexts.delivery}>
      <div className={ways} onPointerOver={loadParts} onFocus={loadParts}>
        <ChoiceGroup label={checkoutTexts.delivery} isLabelHidden layout="cards">
          <Way {...wayProps} type="pickup" price={checkoutTexts.free}>
            {checkoutTexts.pickupNote(shops, data.data.length - shops, days?.pickupText ?? null)}
          </Way>
          {!isPickupOnly && (
            <>
              <Way {...wayProps} type="courier" price={courierPrice(courier)}>
                {checkoutTexts.courierNote(days?.courierText ?? null)}
              </Way>
              <Way {...wayProps} type="transport">
                {checkoutTexts.transportNote}
              </Way>
            </>
          )}
        </ChoiceGroup>
      </div>
      <Part {...partOf('pickup')}>
        <PickupChoice offices={data.data} goods={goods} error={field('officeId').error} />
        <noscript className={plainFields}>{plain('pickup')}</noscript>
      </Part>
      <Part {...partOf('courier')}>
        <Textarea
          {...checkout.textField('address')}
          label={checkoutTexts.address}
          placeholder={checkoutTexts.addressPlaceholder}
          autoComplete="street-address"
          required
          rows={2}
          maxLength={ADDRESS_MAX}
        />
        {CourierPart && deliveryType === 'courier' && <CourierPart checkout={checkout} />}
        <noscript className={plainFields}>{plain('courier')}</noscript>
      </Part>
      <Part {...partOf('transport')}>
        {TransportPart && deliveryType === 'transport' && <TransportPart checkout={checkout} />}
        <noscript className={plainFields}>{plain('transport')}</noscript>
      </Part>
    </FormSection>
  )
}

function courierPrice(answer: DeliveryAnswer | undefined): string {
  if (!answer || answer.refusal === 'no-courier' || answer.refusal === 'pickup-only') return ''
  if (answer.isByAgreement) return checkoutTexts.byAgreement
  return answer.price === 0 ? checkoutTexts.free : formatPrice(answer.price)
}

interface PartProps {
  way: DeliveryType
  hidden: boolean
  children: ReactNode
}

/** Fields of one way; without scripts CSS shows those of the chosen one. */
function Part({ way, hidden, children }: PartProps) {
  return (
    <div className={part} data-way={way} hidden={hidden}>
      {children}
    </div>
  )
}

interface WayProps {
  type: DeliveryType
  chosen: DeliveryType
  price?: string
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

const ways = css`
  @media ${media.wide} {
    [data-layout='cards'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

/* Browsers with scripts do not show the element at all. */
const plainFields = css`
  @media (scripting: none) {
    display: grid;
    gap: ${space.s16};
  }
`

const part = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  &[hidden] {
    display: none;
  }

  form:has([name='deliveryType'][value='pickup']:checked) &:not([data-way='pickup']) {
    display: none;
  }

  form:has([name='deliveryType'][value='courier']:checked) &:not([data-way='courier']) {
    display: none;
  }

  form:has([name='deliveryType'][value='transport']:checked) &:not([data-way='transport']) {
    display: none;
  }
`
