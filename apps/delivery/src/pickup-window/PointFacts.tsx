import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { openStateOf } from '@verstak/schedule/openState'
import { Button } from '@verstak/ui-kit/Button'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { phoneTextOf } from '@verstak/validators/phoneText'
import type { ReactNode } from 'react'
import { availabilityText } from './availabilityText.ts'
import { hoursLines, specialLines } from './hoursLines.ts'
import { MetroLine } from './MetroLine.tsx'
import { pickupTexts } from './pickup.texts.ts'
import { usePointDetail } from './usePointDetail.ts'

export interface PointFactsProps {
  /** May come from a short list: the rest is asked for. */
  point: PickupPoint
  /** Metres; null while unknown. */
  distance: number | null
  isCart: boolean
  now: Date
}

/** Everything about a point: metro, day and stock, hours, phones, payments, notes. */
export function PointFacts({ point: given, distance, isCart, now }: PointFactsProps) {
  const { point, isLoading, isMissing, retry } = usePointDetail(given)
  const goods = availabilityText(point, isCart)
  const open = openStateOf(point, now).text
  const phones = point.phones ?? point.phoneNumbers ?? []
  const { informers = [], informers_title: notesTitle, paymentTypes = [] } = point
  const hours = hoursLines(point)
  return (
    <>
      <MetroLine point={point} after={distance === null ? '' : pickupTexts.distance(distance)} />
      {goods && (
        <p className={availability}>
          <b className={when} data-tone={goods.tone}>
            {goods.when}
          </b>
          {goods.stock && (
            <>
              {' '}
              — {goods.stock}, {pickupTexts.free}
            </>
          )}
        </p>
      )}
      <dl className={facts}>
        {hours.length > 0 && (
          <Fact name={pickupTexts.hours}>
            {[...hours, ...specialLines(point)].map((line) => (
              <span key={line} className={oneLine}>
                {line}
              </span>
            ))}
            {open && <span className={quiet}>{open}</span>}
          </Fact>
        )}
        {phones.length > 0 && (
          <Fact name={pickupTexts.phone}>
            {phones.map((phone) => (
              <a key={phone} className={call} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {phoneTextOf(phone)}
              </a>
            ))}
          </Fact>
        )}
        {paymentTypes.length > 0 && <Fact name={pickupTexts.payment}>{paymentTypes.join(', ')}</Fact>}
      </dl>
      {informers.length > 0 && (
        <section className={note}>
          {notesTitle && <h4 className={noteTitle}>{notesTitle}</h4>}
          {informers.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      )}
      {isLoading && <Spinner label={pickupTexts.loading} />}
      {isMissing && (
        <p className={quiet} role="alert">
          {pickupTexts.moreFailed}{' '}
          <Button variant="link" size="s" onClick={retry}>
            {pickupTexts.retry}
          </Button>
        </p>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={term}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}

const availability = css`
  margin-top: ${space.s12};
  color: ${color.textSecondary};
`

const when = css`
  font-weight: ${weight.semibold};

  &[data-tone='today'] {
    color: ${color.stateOk};
  }

  &[data-tone='later'] {
    color: ${color.stateWarn};
  }

  &[data-tone='none'] {
    color: ${color.stateDanger};
  }
`

const facts = css`
  margin-top: ${space.s8};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

const fact = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space.s8};
  padding: ${space.s10} 0;
  border-top: 1px solid ${color.lineHair};
`

const term = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
`

const value = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

const oneLine = css`
  display: block;
`

const call = css`
  display: block;
  width: fit-content;
  color: ${color.textLink};
`

const quiet = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const note = css`
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const noteTitle = css`
  font-weight: ${weight.semibold};
`
