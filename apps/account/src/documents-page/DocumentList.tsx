import { orderAddress } from '@verstak/contracts/address'
import type { DocumentRow } from '@verstak/contracts/document'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { documentIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { useHost } from '@verstak/host'
import { quiet, sheet, sum as sumStyle } from '../own-page/ownPageStyles.tsx'
import { dayText } from '../own-page/dayText.ts'
import { documentsPageTexts as texts } from './documentsPage.texts.ts'
import { counted, paper, row, voidMark } from './documentsStyles.tsx'

export interface DocumentListProps {
  documents: readonly DocumentRow[]
  /** How many there are in all. */
  note: string
}

/** Papers in a sheet; each opens as PDF. */
export function DocumentList({ documents, note }: DocumentListProps) {
  const { isServed } = useHost()
  return (
    <>
      <p className={counted}>{note}</p>
      <ul className={sheet}>
        {documents.map(({ kind, number, date, orderGuid, orderNumber, sum, isVoid, link }) => {
          const name = texts.named(texts.name[kind], number)
          const order = texts.order(orderNumber)
          return (
            <li className={row} key={link}>
              <Icon shape={documentIcon} size="l" />
              <div className={paper}>
                <Link href={link} external target="_blank" aria-label={texts.openOf(name)}>
                  {name}
                </Link>
                <span className={quiet}>{texts.date(dayText(date))}</span>
              </div>
              <div className={paper}>
                {isServed?.(orderAddress(orderGuid)) ? <Link href={orderAddress(orderGuid)}>{order}</Link> : order}
                {isVoid ? (
                  <span className={voidMark}>{texts.isVoid}</span>
                ) : (
                  <span className={quiet}>{kind === 'invoice' ? texts.qr : texts.pdf}</span>
                )}
              </div>
              <p className={sumStyle}>{formatPrice(sum)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
