import { css } from '@linaria/core'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { ChoiceGroup } from '@verstak/ui-kit/ChoiceGroup'
import { Radio } from '@verstak/ui-kit/Radio'
import { TextField } from '@verstak/ui-kit/TextField'
import { space } from '@verstak/ui-kit/tokens'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { deliveryWishAtom } from './deliveryChoiceAtom.ts'
import { deliveryTexts as texts } from './deliveryParts.texts.ts'
import type { Checkout } from './useCheckout.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Whether the order is carried up, to which floor, and how. */
export function CourierLifting({ checkout: { field } }: { checkout: Checkout }) {
  const [{ floor, hasElevator = true }, choose] = useAtom(deliveryWishAtom)
  const [isWanted, want] = useState(floor !== undefined)
  return (
    <div className={row}>
      <Checkbox
        label={texts.lifting}
        checked={isWanted}
        onChange={() => {
          want(!isWanted)
          choose(isWanted ? { floor: undefined } : { hasElevator })
        }}
      />
      {isWanted && (
        <>
          <ChoiceGroup label={texts.liftingWay} isLabelHidden layout="inline">
            {[true, false].map((has) => (
              <Radio
                key={String(has)}
                name="hasElevator"
                value={String(has)}
                checked={has === hasElevator}
                onChange={() => choose({ hasElevator: has })}
                label={has ? texts.hasElevator : texts.noElevator}
              />
            ))}
          </ChoiceGroup>
          <div className={short}>
            <TextField
              {...field('floor')}
              label={texts.floor}
              inputMode="numeric"
              required
              defaultValue={floor ?? ''}
              onChange={({ target }) => choose({ floor: wholeNumber(target.value), hasElevator })}
            />
          </div>
          <input type="hidden" name="lifting" value="yes" />
        </>
      )}
    </div>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8} ${space.s24};
  align-items: end;
`

const short = css`
  width: 120px;
`
