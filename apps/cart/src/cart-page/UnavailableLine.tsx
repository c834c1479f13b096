import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { useRegion } from '@verstak/region'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, space } from '@verstak/ui-kit/tokens'
import { cartLineTexts } from './cartPage.texts.ts'
import { cartRow, rowPicture } from './cartRow.tsx'
import { RemoveButton } from './RemoveButton.tsx'

/** Anchor of the analogs on the product page. */
const ANALOGS_ANCHOR = '#analogs'

export interface UnavailableLineProps {
  item: CartItem
  onRemoved: (item: CartItem) => void
}

/** Item that cannot be bought now: greyed out, with the reason and links to alternatives. */
export function UnavailableLine({ item, onRemoved }: UnavailableLineProps) {
  const region = useRegion()
  const { name, link, image } = item.product
  return (
    <li className={cartRow}>
      <div className={rowPicture}>
        <Picture className={faded} src={image} alt="" size={120} />
      </div>
      <div className={about}>
        <Link className={quiet} href={link}>
          {name}
        </Link>
        <AvailabilityLine tone="danger">
          <b>{cartLineTexts.outOfStock(region.prepositional)}</b>
        </AvailabilityLine>
        <Link href={link + ANALOGS_ANCHOR}>{cartLineTexts.findAnalog}</Link>
      </div>
      <RemoveButton item={item} onRemoved={onRemoved} />
    </li>
  )
}

const faded = css`
  opacity: 0.45;
  filter: grayscale(1);
`

const about = css`
  grid-area: about;
  display: grid;
  gap: ${space.s4};
  justify-items: start;
  min-width: 0;
`

const quiet = css`
  color: ${color.textMuted};
`
