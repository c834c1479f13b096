import { css } from '@linaria/core'
import type { Courier, CourierInterval } from '@verstak/contracts/courier'
import { isMobile, useHost } from '@verstak/host'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Radio } from '@verstak/ui-kit/Radio'
import { media, space } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { deliveryWishAtom } from './deliveryChoiceAtom.ts'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'

export interface CourierIntervalsProps {
  /** The next days with what is free in their intervals. */
  days: Courier['intervals']
  error: string | undefined
}

/** The day and the hours in which the courier comes, with what is still free. */
export function CourierIntervals({ days, error }: CourierIntervalsProps) {
  const [{ intervalId, intervalDate = '' }, choose] = useAtom(deliveryWishAtom)
  const isPhone = isMobile(useHost().layout)
  const day = days.find(({ date }) => date === intervalDate)
  return (
    <>
      <div className={grid} data-columns={4}>
        <ChoiceGroup label={texts.day} layout="cards">
          <Radio
            look="card"
            name="intervalDate"
            value=""
            checked={!day}
            onChange={() => choose({ intervalDate: undefined, intervalId: undefined })}
            label={texts.anyDay}
            note={texts.anyDayNote}
          />
          {days
            .filter(({ intervals }) => intervals.some(({ left }) => left > 0))
            .map(({ date, name, dayText, intervals }) => (
              <Radio
                key={date}
                look="card"
                name="intervalDate"
                value={date}
                checked={date === intervalDate}
                // The first hours that are free, until the shopper chooses others.
                onChange={() => choose({ intervalDate: date, intervalId: intervals.find(({ left }) => left > 0)?.id })}
                label={name}
                note={dayText}
              />
            ))}
        </ChoiceGroup>
      </div>
      {day && (
        <div className={grid} data-columns={3}>
          <ChoiceGroup label={texts.hours} layout="cards" error={error}>
            {day.intervals.map((interval) => (
              <Radio
                key={interval.id}
                look="card"
                name="intervalId"
                value={interval.id}
                checked={interval.id === intervalId}
                disabled={interval.left === 0}
                onChange={() => choose({ intervalId: interval.id })}
                label={texts.interval(interval.start, interval.end)}
                aside={!isPhone && surchargeOf(interval)}
                note={[isPhone && surchargeOf(interval), noteOf(interval)].filter(Boolean).join(', ')}
              />
            ))}
          </ChoiceGroup>
        </div>
      )}
    </>
  )
}

const surchargeOf = ({ surcharge, left }: CourierInterval) => surcharge > 0 && left > 0 && texts.surcharge(surcharge)

const noteOf = ({ status, left, isExact }: CourierInterval) =>
  `${isExact && left > 0 ? texts.exact : ''}${status === 'few' ? texts.few(left) : texts.places[status]}`

const grid = css`
  @media ${media.desktop} {
    [data-layout='cards'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    &[data-columns='4'] [data-layout='cards'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @media ${media.phone} {
    [data-layout='cards'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.s8};
    }
  }
`
