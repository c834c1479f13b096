import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { checkoutTexts } from './checkout.texts.ts'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { PlainDeliveryProps } from './plainDeliveryAtom.ts'

/** Fields of one way of delivery that work without scripts; what is wrong is told by the server. */
export function PlainDelivery({ way, offices, courier, towns, told }: PlainDeliveryProps) {
  if (way === 'pickup') {
    return (
      <Select name="officeId" {...told('officeId')} label={checkoutTexts.office}>
        {offices.map(({ id, address }) => (
          <option key={id} value={id}>
            {address}
          </option>
        ))}
      </Select>
    )
  }
  if (way === 'transport') return <PlainTransport towns={towns} told={told} />
  return courier && <PlainCourier courier={courier} told={told} />
}

function PlainCourier({
  courier: { zones, intervals, liftingPrice },
  told,
}: {
  courier: NonNullable<PlainDeliveryProps['courier']>
  told: PlainDeliveryProps['told']
}) {
  const hours = intervals[0]?.intervals ?? []
  const far = zones.find(({ isPerKm }) => isPerKm)
  return (
    <>
      <Select name="zoneId" {...told('zoneId')} label={texts.zone}>
        {zones.map(({ id, name, note }) => (
          <option key={id} value={id}>
            {[name, note].filter(Boolean).join(' ')}
          </option>
        ))}
      </Select>
      {far && (
        <TextField
          name="distanceKm"
          {...told('distanceKm')}
          label={texts.distance}
          hint={texts.plainDistanceHint(far.name)}
          inputMode="numeric"
        />
      )}
      {hours.length > 0 && (
        <>
          <Select name="intervalDate" {...told('intervalDate')} label={texts.day}>
            {intervals.map(({ date, name, dayText }) => (
              <option key={date} value={date}>
                {`${name}, ${dayText}`}
              </option>
            ))}
          </Select>
          <Select name="intervalId" {...told('intervalId')} label={texts.hours}>
            <option value="">{texts.anyTime}</option>
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
          <TextField name="floor" {...told('floor')} label={texts.lifting} hint={texts.floorHint} inputMode="numeric" />
          <Checkbox name="hasElevator" value="true" label={texts.hasElevator} />
        </>
      )}
    </>
  )
}

function PlainTransport({ towns: { localities, companies = [] }, told }: Pick<PlainDeliveryProps, 'towns' | 'told'>) {
  return (
    <>
      <Select name="transportTown" {...told('transportTown')} label={texts.town}>
        {localities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select name="transportCompany" {...told('transportCompany')} label={texts.company}>
        {companies.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </>
  )
}
