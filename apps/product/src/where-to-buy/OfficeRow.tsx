import { css } from '@linaria/core'
import type { PickupPoint } from '@verstak/contracts/pickup'
import { workingTimeOf } from '@verstak/schedule/workingTime'
import { phoneTextOf } from '@verstak/validators/phoneText'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { whereToBuyTexts } from './whereToBuy.texts.ts'

export interface OfficeRowProps {
  office: PickupPoint
}

/** One shop: address, opening hours, number of pieces and earliest pickup. */
export function OfficeRow({ office }: OfficeRowProps) {
  const { address, metro, workItems, phones, availability } = office
  const { freeCount = 0, deliveryDates = null } = availability ?? {}
  const hours = workItems ? workingTimeOf(workItems) : (office.workingTime ?? [])
  const phone = phones?.[0]
  return (
    <li className={row}>
      <span className={place}>
        <b className={name}>{address}</b>
        {metro && (
          <span className={note}>
            <i className={line} style={{ backgroundColor: metro.color || undefined }} aria-hidden />
            {metro.address}
          </span>
        )}
        <span className={note}>
          {hours.join(', ')}
          {phone && (
            <>
              , <a href={`tel:${phone}`}>{phoneTextOf(phone)}</a>
            </>
          )}
        </span>
      </span>
      <span className={stock}>
        <b>{whereToBuyTexts.pieces(freeCount)}</b>
        <span className={when} data-today={deliveryDates?.isToday || undefined}>
          {deliveryDates ? whereToBuyTexts.pickup(deliveryDates.message) : whereToBuyTexts.tooFew}
        </span>
      </span>
    </li>
  )
}

const place = css`
  flex: 1 1 264px;
  min-width: 0;
  overflow-wrap: anywhere;
`

const name = css`
  display: block;
  font-weight: ${weight.semibold};
`

const note = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  & a {
    text-decoration: underline;
    white-space: nowrap;
  }
`

/* Colour of the metro line. */
const line = css`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: ${space.s6};
  border-radius: ${radius.round};
  background-color: ${color.lineControl};
`

const stock = css`
  flex: 0 1 auto;
  min-width: 0;
`

const when = css`
  display: block;
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &[data-today] {
    color: ${color.stateOk};
  }
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s24};
  padding: ${space.s12} 0;

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`
