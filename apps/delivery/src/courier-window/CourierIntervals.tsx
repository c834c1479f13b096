import { css } from '@linaria/core'
import type { Courier, CourierInterval } from '@verstak/contracts/courier'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { RateTable } from '../rate-table/RateTable.tsx'
import { courierTexts } from './courier.texts.ts'

export interface CourierIntervalsProps {
  days: Courier['intervals']
}

/** Intervals of a day that one chooses, with what is still free. */
export function CourierIntervals({ days }: CourierIntervalsProps) {
  const [date, setDate] = useState(days[0]?.date)
  const day = days.find((one) => one.date === date) ?? days[0]
  return (
    <>
      <div className={row} role="group" aria-label={courierTexts.days}>
        {days.map((one) => (
          <button
            key={one.date}
            type="button"
            className={chip}
            aria-pressed={one === day}
            onClick={() => setDate(one.date)}
          >
            <b>{one.name}</b>
            <span>{one.dayText}</span>
          </button>
        ))}
      </div>
      {day && day.intervals.length === 0 && <p className={quiet}>{courierTexts.dayOff}</p>}
      {day && day.intervals.length > 0 && (
        <RateTable
          caption={`${courierTexts.intervals}, ${day.dayText}`}
          rows={day.intervals}
          keyOf={({ id }) => id}
          columns={[
            { key: 'time', header: courierTexts.time, cell: (interval) => <Time interval={interval} /> },
            { key: 'left', header: courierTexts.left, cell: (interval) => <Left interval={interval} /> },
            { key: 'until', header: courierTexts.orderUntil, cell: ({ orderUntil }) => shortTime(orderUntil) },
            {
              key: 'surcharge',
              header: courierTexts.surcharge,
              isFigure: true,
              cell: (interval) => (isOver(interval) ? '—' : courierTexts.plus(interval.surcharge)),
            },
          ]}
        />
      )}
      <p className={quiet}>{courierTexts.local}</p>
    </>
  )
}

const isOver = ({ status }: CourierInterval) => status === 'full' || status === 'closed'
const shortTime = (time: string) => time.replace(/^0(?=\d:)/, '')

function Time({ interval }: { interval: CourierInterval }) {
  const { start, end, isExact } = interval
  const text = `${shortTime(start)}–${shortTime(end)}${isExact ? courierTexts.exact : ''}`
  return isOver(interval) ? <span className={over}>{text}</span> : <b className={strong}>{text}</b>
}

function Left({ interval: { status, left } }: { interval: CourierInterval }) {
  return (
    <span className={state} data-status={status}>
      {status === 'few' ? courierTexts.few(left) : courierTexts.status[status]}
    </span>
  )
}

const row = css`
  display: flex;
  gap: ${space.s8};
  margin: -4px -4px ${space.s12};
  padding: 4px;
  overflow-x: auto;
`

const chip = css`
  display: grid;
  flex: 1 0 92px;
  padding: ${space.s6} ${space.s12};
  border-radius: ${radius.control};
  box-shadow: inset 0 0 0 1px ${color.lineControl};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-align: center;

  & > b {
    font-weight: ${weight.semibold};
  }

  &[aria-pressed='true'] {
    background-color: ${color.surfaceInverse};
    box-shadow: none;
    color: ${color.textInverse};
  }
`

const strong = css`
  font-weight: ${weight.semibold};
`

const over = css`
  color: ${color.textSecondary};
`

const state = css`
  color: ${color.textSecondary};

  &[data-status='free'] {
    color: ${color.stateOk};
    font-weight: ${weight.semibold};
  }

  &[data-status='few'] {
    color: ${color.stateWarn};
    font-weight: ${weight.semibold};
  }
`

const quiet = css`
  margin-top: ${space.s12};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
