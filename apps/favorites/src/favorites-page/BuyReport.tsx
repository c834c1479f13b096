import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { Picture } from '@verstak/ui-kit/Picture'
import type { Report } from './buyReport.ts'
import { reportTexts as texts } from './listChanges.texts.ts'
import { reportList, reportSum } from './reportStyles.tsx'

export interface BuyReportProps {
  report: Report
  /** Address of the cart. */
  cart: string
  onClose: () => void
}

/** Content of the window after «Купить всё»: what came into the cart, and what did not, and why. */
export function BuyReport({ report: { added, pieces, sum, lines }, cart, onClose }: BuyReportProps) {
  return (
    <>
      {added > 0 && (
        <p className={reportSum}>
          {texts.added(pieces)}
          <b>{formatPrice(sum)}</b>
        </p>
      )}
      <ul className={reportList}>
        {lines.map(({ row: { guid, name, image }, why, isPartly }) => (
          <li key={guid}>
            <Picture src={image} alt="" size={56} />
            <span>
              {name}
              <b data-partly={isPartly || undefined}>{why}</b>
            </span>
          </li>
        ))}
      </ul>
      <ModalFooter>
        <Button variant="secondary" size="l" onClick={onClose}>
          {texts.stay}
        </Button>
        <Button size="l" href={cart}>
          {texts.toCart}
        </Button>
      </ModalFooter>
    </>
  )
}
