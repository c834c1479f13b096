import type { DocumentRow } from '@verstak/contracts/document'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { documentIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { documentsPageTexts } from '../documents-page/documentsPage.texts.ts'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { dayText } from '../own-page/dayText.ts'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { paperRow } from './orderPageStyles.tsx'

/** Papers of the order; each opens as PDF. */
export function OrderPapers({ documents }: { documents: readonly DocumentRow[] }) {
  if (documents.length === 0) return null
  return (
    <section className={sheet} aria-label={texts.documents}>
      <div className={sheetHead}>
        <Heading level={2} look="block">
          {texts.documents}
        </Heading>
      </div>
      <ul>
        {documents.map(({ kind, number, date, isVoid, link }) => {
          const name = documentsPageTexts.named(documentsPageTexts.name[kind], number)
          return (
            <li key={kind} className={paperRow}>
              <Icon shape={documentIcon} />
              <div>
                <Link href={link} external target="_blank" aria-label={documentsPageTexts.openOf(name)}>
                  {name}
                </Link>
                <span className={quiet}>{isVoid ? texts.isVoid : texts.pdf(dayText(date))}</span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
