import { css } from '@linaria/core'
import type { Characteristic } from '@verstak/contracts/product'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { SpecificationList } from '@verstak/ui-kit/SpecificationList'
import { space, weight } from '@verstak/ui-kit/tokens'
import { detailsTexts } from '../product.texts.ts'
import { CHARACTERISTICS_ID, MAIN_CHARACTERISTICS_COUNT, characteristicItems } from './characteristicItems.ts'

export interface MainCharacteristicsProps {
  characteristics: readonly Characteristic[]
}

/** The first characteristics, with a link to all of them. */
export function MainCharacteristics({ characteristics }: MainCharacteristicsProps) {
  if (characteristics.length === 0) return null
  return (
    <div>
      <Heading level={2} look="block" className={heading}>
        {detailsTexts.characteristics}
      </Heading>
      <SpecificationList items={characteristicItems(characteristics.slice(0, MAIN_CHARACTERISTICS_COUNT))} />
      {characteristics.length > MAIN_CHARACTERISTICS_COUNT && (
        <Link href={`#${CHARACTERISTICS_ID}`} className={all}>
          {detailsTexts.all(characteristics.length)}
        </Link>
      )}
    </div>
  )
}

const heading = css`
  margin-bottom: ${space.s8};
`

const all = css`
  display: inline-block;
  margin-top: ${space.s8};
  font-weight: ${weight.medium};

  @media print {
    display: none;
  }
`
