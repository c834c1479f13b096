import { css } from '@linaria/core'
import type { MatrixQuantity } from '@verstak/contracts/manager'
import type { WidgetProps } from '@verstak/contracts/widget'
import { color, fontSize, layer, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import type { ReactNode } from 'react'
import { staffTexts } from './staffTile.texts.ts'

/** Product data for staff: code, margin, bonus, stock of the main store and of the supplier. */
export function StaffTile({ info }: WidgetProps['listing/StaffTile']) {
  const { canOutOstMainStore, trafficLight, saleProfit, mainStockBalance: balance, code } = info
  return (
    <div className={box} role="group" aria-label={staffTexts.label}>
      <dl className={facts}>
        {canOutOstMainStore && (
          <div>
            <dt>
              <VisuallyHidden>{staffTexts.light}</VisuallyHidden>
            </dt>
            <dd>
              <TrafficLight light={trafficLight ?? 'yellow'} />
            </dd>
          </div>
        )}
        <Fact name={staffTexts.code}>{code}</Fact>
      </dl>
      <dl className={facts}>
        <Fact name={staffTexts.margin}>{staffTexts.percent(saleProfit.marginality)}</Fact>
        <Fact name={staffTexts.bonus}>{staffTexts.amount(saleProfit.managerSaleBonus)}</Fact>
      </dl>
      <dl className={facts}>
        <Fact name={balance.matrixLabel}>{balance.matrixValue || staffTexts.unknown}</Fact>
        <Quantity quantity={balance.quantityX} />
        <Quantity quantity={balance.quantityY} />
        <Quantity quantity={balance.quantityZ} />
      </dl>
      <dl className={facts}>
        <Fact name={staffTexts.supplier}>
          {staffTexts.balance(balance.vendorCount, balance.vendorPriceDate)}
          {balance.vendorProductInfo && <span className={words}>{balance.vendorProductInfo}</span>}
        </Fact>
      </dl>
    </div>
  )
}

type Light = 'green' | 'red' | 'yellow'

/** The letter repeats the meaning of the colour, for accessibility. */
function TrafficLight({ light }: { light: Light }) {
  return (
    <span className={lamp} data-light={light} title={staffTexts.lights[light].name}>
      {staffTexts.lights[light].letter}
    </span>
  )
}

/** A hidden value shows its label only; a disabled one is grey. */
function Quantity({ quantity: { value, label, isHiddenValue, isDisabled } }: { quantity: MatrixQuantity }) {
  return (
    <Fact name={label} isGrey={isDisabled}>
      {isHiddenValue ? (
        <>
          <span aria-hidden>{staffTexts.unknown}</span>
          <VisuallyHidden>{staffTexts.hidden}</VisuallyHidden>
        </>
      ) : (
        staffTexts.number(value)
      )}
    </Fact>
  )
}

function Fact({ name, isGrey, children }: { name: string; isGrey?: boolean; children: ReactNode }) {
  return (
    <div className={fact} data-grey={isGrey || undefined}>
      <dt>{name}</dt>
      <dd className={figure}>{children}</dd>
    </div>
  )
}

const words = css`
  display: block;
  color: ${color.staffTextMuted};
  font-weight: ${weight.regular};
`

const lamp = css`
  display: inline-grid;
  place-items: center;
  width: 18px;
  border-radius: ${radius.round};
  background-color: ${color.signal};
  color: ${color.textOnSignal};
  font-weight: ${weight.bold};

  &[data-light='green'] {
    background-color: ${color.stateOk};
    color: ${color.staffText};
  }

  &[data-light='red'] {
    background-color: ${color.stateDanger};
    color: ${color.textOnDanger};
  }
`

const figure = css`
  min-width: 0;
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;
`

const fact = css`
  display: flex;
  gap: ${space.s4};
  min-width: 0;

  > dt {
    color: ${color.staffTextMuted};
  }

  &[data-grey] > .${figure} {
    color: ${color.staffTextMuted};
    font-weight: ${weight.regular};
  }
`

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s8};
`

/* Above the link that covers the card, so that the text can be selected. */
const box = css`
  position: relative;
  z-index: ${layer.raised};
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s6};
  padding: ${space.s6} ${space.s8};
  border-radius: ${radius.control};
  background-color: ${color.staffPanel};
  color: ${color.staffText};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  white-space: normal;

  @media print {
    display: none;
  }
`
