import { orderAddress } from '@verstak/contracts/address'
import type { OrderRow } from '@verstak/contracts/userOrders'
import { formatPrice } from '@verstak/money'
import { Link } from '@verstak/ui-kit/Link'
import { VisuallyHidden } from '@verstak/ui-kit/VisuallyHidden'
import { clsx } from 'clsx/lite'
import { Fragment, type ReactNode } from 'react'
import { paymentText, whenText } from '../order-row/orderFacts.ts'
import { orderRowTexts } from '../order-row/orderRow.texts.ts'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { StateMark } from '../order-row/StateMark.tsx'
import { Thumbs } from '../order-row/Thumbs.tsx'
import { sheet } from '../own-page/ownPageStyles.tsx'
import { LateRepeatOutcome } from '../repeat-order/LateRepeatOutcome.tsx'
import { useRepeat } from '../repeat-order/useRepeat.ts'
import type { OrderListProps } from './OrderListProps.ts'
import { ordersPageTexts as texts } from './ordersPage.texts.ts'
import { outcomeCell, table, tableContainer } from './ordersStyles.tsx'
import { RowAction } from './RowAction.tsx'

const PICTURES = 2
const COLUMNS = Object.keys(texts.columns) as (keyof typeof texts.columns)[]

/** The orders of a page on a desktop. */
export function OrdersTable({ orders, readAtMs }: OrderListProps) {
  const { repeat, running, outcome } = useRepeat()
  return (
    <div className={tableContainer}>
      <table className={clsx(sheet, table)}>
        <caption>
          <VisuallyHidden>{texts.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {column === 'actions' ? (
                  <VisuallyHidden>{texts.columns.actions}</VisuallyHidden>
                ) : (
                  texts.columns[column]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Fragment key={order.guid}>
              <Row order={order}>
                <RowAction order={order} readAtMs={readAtMs} isRunning={running === order.guid} onRepeat={repeat} />
              </Row>
              {outcome?.guid === order.guid && (
                <tr>
                  <td className={outcomeCell} colSpan={COLUMNS.length}>
                    <LateRepeatOutcome outcome={outcome} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ order, children }: { order: OrderRow; children: ReactNode }) {
  const { guid, number, placed, delivery, contactName, organization, pictures, lineCount, sum } = order
  return (
    <tr>
      <th scope="row" data-column="order">
        <Link href={orderAddress(guid)}>{orderRowTexts.number(number)}</Link>
        <span className={quiet}>{placed.text}</span>
      </th>
      <td data-column="state">
        <StateMark order={order} />
        <span className={quiet}>{whenText(order)}</span>
      </td>
      <td data-column="products">
        <Thumbs pictures={pictures} lineCount={lineCount} most={PICTURES} />
      </td>
      <td data-column="delivery">
        {orderRowTexts.delivery[delivery.type]}
        <span className={quiet}>{delivery.address}</span>
      </td>
      <td data-column="contact">
        <span data-cut>{contactName}</span>
        {organization && <span className={quiet}>{organization.name}</span>}
      </td>
      <td data-column="sum">
        <b>{formatPrice(sum)}</b>
        <span className={quiet}>{paymentText(order)}</span>
      </td>
      <td data-column="actions">{children}</td>
    </tr>
  )
}
