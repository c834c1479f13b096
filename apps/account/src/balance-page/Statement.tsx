import type { Balance, BalanceEntry } from '@verstak/contracts/balance'
import { formatDate } from '@verstak/dates'
import { formatPrice } from '@verstak/money'
import { Heading } from '@verstak/ui-kit/Heading'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { quiet, sheet, sheetHead, sum } from '../own-page/ownPageStyles.tsx'
import { balanceAddressOf, type BalanceAddress } from './balanceAddress.ts'
import { balancePageTexts as texts } from './balancePage.texts.ts'
import { LINES } from './balanceQuery.ts'
import { amountCell, line, lineName, totalLine, totals } from './balanceStyles.tsx'
import { OrderLink } from './OrderLink.tsx'
import { PeriodForm } from './PeriodForm.tsx'

export interface StatementProps {
  statement: Balance['statement']
  address: BalanceAddress
}

/** What was ordered and paid in a period, with what was owed before and after it. */
export function Statement({ statement, address }: StatementProps) {
  const { opening, closing, charged, paid, entries, total } = statement
  const isPeriod = address.from !== null || address.to !== null
  const figures: [string, number][] = [
    ...(isPeriod ? [[texts.opening, opening] as [string, number]] : []),
    [texts.charged, charged],
    [texts.paid, paid],
    [texts.closing, closing],
  ]
  return (
    <>
      <section className={sheet}>
        <div className={sheetHead}>
          <Heading level={2} look="block">
            {texts.statement}
          </Heading>
          <PeriodForm address={address} />
        </div>
        <dl className={totals}>
          {figures.map(([name, amount]) => (
            <div className={totalLine} key={name}>
              <dt>{name}</dt>
              <dd>{formatPrice(amount)}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
          {entries.length === 0 && <li className={line}>{texts.emptyPeriod}</li>}
        </ul>
      </section>
      <Pagination
        page={address.page}
        pageCount={Math.ceil(total / LINES)}
        hrefOf={(page) => balanceAddressOf({ ...address, page })}
      />
    </>
  )
}

function Entry({ entry: { at, kind, amount, owed, orderGuid, orderNumber } }: { entry: BalanceEntry }) {
  return (
    <li className={line}>
      <div className={lineName}>
        <span>{texts.kind[kind]}</span>
        <span className={quiet}>
          {formatDate(new Date(at), 'Europe/Moscow')}
          {', '}
          <OrderLink guid={orderGuid} number={orderNumber} />
        </span>
      </div>
      <div className={amountCell}>
        <p className={sum}>{signed(amount)}</p>
        <p className={quiet}>{texts.after(formatPrice(owed))}</p>
      </div>
    </li>
  )
}

/** `+1 000 ₽` or `−1 000 ₽`. */
const signed = (kopecks: number) => `${kopecks > 0 ? '+' : ''}${formatPrice(kopecks)}`
