import { css } from '@linaria/core'
import type { Office } from '@verstak/contracts/region'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { usePickupWindow } from '@verstak/remote-kit/usePickupWindow'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { checkoutTexts } from './checkout.texts.ts'
import { keptPointAtom } from './keptPointAtom.ts'
import type { Goods } from './ordered.ts'

export interface PickupChoiceProps {
  /** Of the visitor's region. */
  offices: readonly Office[]
  goods: Goods
  error: string | undefined
}

/**
 * The shop where the order is fetched: the one that the device keeps, chosen here or on a product's page, and the window
 * to choose another one. A shop of another region is asked about: order there, or choose one here.
 */
export function PickupChoice({ offices, goods, error }: PickupChoiceProps) {
  const host = useHost()
  const region = useRegion()
  const { openPickup, early, isOpening } = usePickupWindow()
  const [kept, keep] = useAtom(keptPointAtom)
  const [isMoving, setMoving] = useState(false)
  const errorId = useId()
  const office = offices.find(({ id }) => id === kept?.id)
  const isElsewhere = kept !== null && kept.regionId !== region.id

  async function goBack() {
    setMoving(true)
    try {
      await host.changeRegion?.(kept?.regionId ?? region.id)
    } catch {
      host.modals.ask({ kind: 'error' })
    }
    setMoving(false)
  }

  const button = (label: string) => (
    <Button
      variant="secondary"
      data-field="officeId"
      aria-haspopup="dialog"
      aria-describedby={error && !office ? errorId : undefined}
      loading={isOpening}
      {...early}
      onClick={() =>
        openPickup({
          goods: goods ? { productGuid: goods.productGuid } : { cart: true },
          title: checkoutTexts.officeTitle,
          chosenId: office?.id ?? null,
          onChange: (_id, point) => keep(point),
        })
      }
    >
      {label}
    </Button>
  )

  return (
    <div className={box} role="group" aria-label={checkoutTexts.office}>
      {office ? (
        <>
          <input type="hidden" name="officeId" value={office.id} />
          <div className={place}>
            <b>{office.address}</b>
            {office.metro && (
              <span className={note}>
                <span className={line} style={{ backgroundColor: office.metro.color }} aria-hidden />
                {office.metro.name}
              </span>
            )}
            <span className={note}>{office.workingTime}</span>
          </div>
          {button(checkoutTexts.otherOffice)}
        </>
      ) : (
        <>
          {kept && (
            <p role="status">
              {isElsewhere
                ? checkoutTexts.officeElsewhere(kept.address, region.prepositional)
                : checkoutTexts.officeClosed(kept.address)}
            </p>
          )}
          {button(isElsewhere ? checkoutTexts.chooseHere(region.prepositional) : checkoutTexts.chooseOffice)}
          {isElsewhere && (
            <Button variant="secondary" loading={isMoving} onClick={() => void goBack()}>
              {checkoutTexts.orderThere}
            </Button>
          )}
          {error && (
            <p className={problem} id={errorId}>
              {error}
            </p>
          )}
        </>
      )}
      <p className={note}>{checkoutTexts.lateOffice}</p>
    </div>
  )
}

const place = css`
  display: grid;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${weight.semibold};
  }
`

const note = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const line = css`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: ${space.s6};
  border-radius: ${radius.round};
`

const problem = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const box = css`
  display: grid;
  gap: ${space.s8};
  justify-items: start;

  /* Without scripts there is a select. */
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`
