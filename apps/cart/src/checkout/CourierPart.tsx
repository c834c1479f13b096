import { css } from '@linaria/core'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { Select } from '@verstak/ui-kit/Select'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { CourierIntervals } from './CourierIntervals.tsx'
import { CourierLifting } from './CourierLifting.tsx'
import { deliveryWishAtom } from './deliveryChoiceAtom.ts'
import { DeliveryNotes } from './DeliveryNotes.tsx'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { Checkout } from './useCheckout.ts'
import { useDelivery } from './useDeliveryPrice.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Where the courier drives, when he comes and how far up: each choice changes the price. */
export function CourierPart({ checkout }: { checkout: Checkout }) {
  const { field, goods } = checkout
  const [wish, choose] = useAtom(deliveryWishAtom)
  const { data: answer, isPlaceholderData } = useDelivery(checkout, 'courier')
  if (!answer) return <Spinner label={texts.loading} />
  const { courier } = answer
  const zones = courier?.zones ?? []
  const zoneId = wish.zoneId ?? zones[0]?.id
  const place = zones.findIndex(({ id }) => id === zoneId)
  const near = zones.slice(0, Math.max(0, place)).findLast(({ isPerKm }) => !isPerKm)
  return (
    <div className={stack}>
      {zones.length > 1 && (
        <FormRow>
          <Select
            {...field('zoneId')}
            label={texts.zone}
            value={zoneId}
            onChange={({ target }) => choose({ zoneId: Number(target.value) })}
          >
            {zones.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name, note].filter(Boolean).join(' ')}
              </option>
            ))}
          </Select>
          {zones[place]?.isPerKm && (
            <TextField
              {...field('distanceKm')}
              label={texts.distance}
              hint={texts.distanceHint([near?.name, near?.note].filter(Boolean).join(' '))}
              inputMode="numeric"
              required
              defaultValue={wish.distanceKm ?? ''}
              onChange={({ target }) => choose({ distanceKm: wholeNumber(target.value) })}
            />
          )}
        </FormRow>
      )}
      {courier && courier.intervals.length > 0 && (
        <CourierIntervals days={courier.intervals} error={field('intervalId').error} />
      )}
      {courier && courier.liftingPrice.length > 0 && <CourierLifting checkout={checkout} />}
      <DeliveryNotes
        answer={answer}
        goods={goods}
        choice={JSON.stringify(['courier', wish])}
        isSettled={!isPlaceholderData}
        when={texts.when(answer.dateText)}
      />
    </div>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
`
