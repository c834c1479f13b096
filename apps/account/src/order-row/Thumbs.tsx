import type { OrderRow } from '@verstak/contracts/userOrders'
import { Picture } from '@verstak/ui-kit/Picture'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { orderRowTexts as texts } from './orderRow.texts.ts'
import { thumbs } from './orderRowStyles.tsx'

/** Of the files; they are shown smaller. */
const SIZE = 56

export interface ThumbsProps extends Pick<OrderRow, 'pictures' | 'lineCount'> {
  /** Pictures at most. */
  most?: number
}

/** The first products of an order, and how many more there are. */
export function Thumbs({ pictures, lineCount, most = 4 }: ThumbsProps) {
  const shown = pictures.slice(0, most)
  const more = lineCount - shown.length
  return (
    <div className={thumbs}>
      <VisuallyHidden>{texts.products(lineCount)}</VisuallyHidden>
      {shown.map(({ image }, place) => (
        <Picture key={place} src={image} alt="" size={SIZE} />
      ))}
      {more > 0 && <span aria-hidden>{texts.more(more)}</span>}
    </div>
  )
}
