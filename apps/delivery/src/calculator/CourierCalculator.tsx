import { css } from '@linaria/core'
import type { Courier, priceCourier } from '@verstak/contracts/courier'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { FormRow } from '@verstak/ui-kit/FormRow'
import { Select } from '@verstak/ui-kit/Select'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { BoxFields } from './BoxFields.tsx'
import { CalculatorProblem } from './CalculatorProblem.tsx'
import { calculatorTexts as texts } from './calculator.texts.ts'
import { CourierPrice } from './CourierPrice.tsx'
import { freeIntervals } from './freeIntervals.ts'

/** Late: not needed before the form is filled in. */
const load = async () => (await import(/* webpackChunkName: "calculators" */ './courierLogic.ts')).courierLogic

export interface CourierCalculatorProps {
  courier: Courier
}

/** What a courier takes for a parcel, by the rules of an order. */
export function CourierCalculator({ courier: { cost, intervals, liftingPrice } }: CourierCalculatorProps) {
  const host = useHost()
  const [zoneId, setZone] = useState(cost.zones[0]?.id)
  const [lifting, setLifting] = useState('none')
  const [price, setPrice] = useState<EndpointResponse<typeof priceCourier> | null>(null)
  const { props, field, isSending, problem } = useForm({ load, context: host, onSent: setPrice })
  const isPerKm = cost.zones.find(({ id }) => id === zoneId)?.isPerKm ?? false
  const free = freeIntervals(intervals)
  return (
    <>
      <form className={stack} aria-label={texts.courier} {...props}>
        <FormRow>
          <Select
            {...field('zone')}
            label={texts.zone}
            value={zoneId}
            onChange={(event) => setZone(Number(event.target.value))}
          >
            {cost.zones.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name, note].filter(Boolean).join(' ')}
              </option>
            ))}
          </Select>
          {isPerKm && <TextField {...field('distance')} label={texts.distance} inputMode="numeric" required />}
        </FormRow>
        <BoxFields field={field} />
        <FormRow>
          <TextField
            {...field('packages')}
            label={texts.packages}
            hint={texts.packagesHint}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
          />
        </FormRow>
        <FormRow>
          {free.length > 0 && (
            <Select name="interval" label={texts.interval} defaultValue="">
              <option value="">{texts.anyInterval}</option>
              {free.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
          {liftingPrice.length > 0 ? (
            <Select
              name="lifting"
              label={texts.lifting}
              value={lifting}
              onChange={(event) => setLifting(event.target.value)}
            >
              <option value="none">{texts.noLifting}</option>
              <option value="elevator">{texts.byElevator}</option>
              <option value="stairs">{texts.byStairs}</option>
            </Select>
          ) : (
            <input type="hidden" name="lifting" value="none" />
          )}
          {lifting !== 'none' && <TextField {...field('floor')} label={texts.floor} inputMode="numeric" required />}
        </FormRow>
        <Button className={button} type="submit" size="l" loading={isSending} loadingLabel={texts.submitting}>
          {texts.submit}
        </Button>
        <noscript>{texts.noScripts}</noscript>
      </form>
      {problem && <CalculatorProblem problem={problem} />}
      <div className={answer} aria-live="polite">
        {price && <CourierPrice price={price} />}
      </div>
    </>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  margin-top: ${space.s16};
`

const button = css`
  justify-self: start;
`

const answer = css`
  margin-top: ${space.s16};
`
