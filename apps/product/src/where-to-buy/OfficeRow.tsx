import { css } from '@linaria/core'
import type { ProductOffice } from '@verstak/contracts/productPage'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { whereToBuyTexts } from './whereToBuy.texts.ts'

export interface OfficeRowProps {
  office: ProductOffice
}

/** One shop: address, opening hours, number of pieces and earliest pickup. */
export function OfficeRow({ office: { address, metro, workingTime, phone, availability } }: OfficeRowProps) {
  const { freeCount, deliveryDates } = availability
  return (
    <li className={row}>
      <span className={place}>
        <b className={name}>{address}</b>
        {metro && (
          <span className={note}>
            <i className={line} style={{ backgroundColor: metro.color || undefined }} aria-hidden />
            {metro.name}
          </span>
        )}
        <span className={note}>
          {workingTime}, <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
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
