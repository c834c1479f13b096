import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { checkoutTexts } from './checkout.texts.ts'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { PlainDeliveryProps } from './plainDeliveryAtom.ts'

/** Fields of one way of delivery that work without scripts; what is wrong is told by the server. */
export function PlainDelivery({ way, offices, courier, towns }: PlainDeliveryProps) {
  if (way === 'pickup') {
    return (
      <Select name="officeId" label={checkoutTexts.office}>
        {offices.map(({ id, address }) => (
          <option key={id} value={id}>
            {address}
          </option>
        ))}
      </Select>
    )
  }
  if (way === 'transport') return <PlainTransport towns={towns} />
  return courier && <PlainCourier courier={courier} />
}

function PlainCourier({
  courier: { zones, intervals, liftingPrice },
}: {
  courier: NonNullable<PlainDeliveryProps['courier']>
}) {
  const hours = intervals[0]?.intervals ?? []
  return (
    <>
      <Select name="zoneId" label={texts.zone}>
        {zones.map(({ id, name, note }) => (
          <option key={id} value={id}>
            {[name, note].filter(Boolean).join(' ')}
          </option>
        ))}
      </Select>
      {zones.some(({ isPerKm }) => isPerKm) && (
        <TextField name="distanceKm" label={texts.distance} inputMode="numeric" />
      )}
      {hours.length > 0 && (
        <>
          <Select name="intervalDate" label={texts.day}>
            {intervals.map(({ date, name, dayText }) => (
              <option key={date} value={date}>
                {`${name}, ${dayText}`}
              </option>
            ))}
          </Select>
          <Select name="intervalId" label={texts.hours}>
            <option value="">{texts.anyDay}</option>
            {hours.map(({ id, start, end, surcharge }) => (
              <option key={id} value={id}>
                {[texts.interval(start, end), surcharge > 0 && texts.surcharge(surcharge)].filter(Boolean).join(' ')}
              </option>
            ))}
          </Select>
        </>
      )}
      {liftingPrice.length > 0 && (
        <>
          <TextField name="floor" label={texts.floor} hint={texts.lifting} inputMode="numeric" />
          <Checkbox name="hasElevator" value="true" label={texts.hasElevator} />
        </>
      )}
    </>
  )
}

function PlainTransport({ towns: { localities, companies = [] } }: Pick<PlainDeliveryProps, 'towns'>) {
  return (
    <>
      <Select name="transportTown" label={texts.town}>
        {localities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="transportCompany" label={texts.company}>
        {companies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </>
  )
}
