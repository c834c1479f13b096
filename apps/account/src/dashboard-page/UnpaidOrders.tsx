import { useQuery } from '@tanstack/react-query'
import { orderAddress, ORDERS_ADDRESS } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { formatPrice } from '@verstak/money'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { whenText } from '../order-row/orderFacts.ts'
import { orderRowTexts } from '../order-row/orderRow.texts.ts'
import { PayButton } from '../order-row/PayButton.tsx'
import { quiet } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { unpaidQuery } from './dashboardQueries.ts'
import { idle, pay, payHead } from './dashboardStyles.tsx'

/** Orders that wait for money, each with its button; nothing when there are none. */
export function UnpaidOrders() {
  const { call } = useHost()
  const { data } = useQuery(unpaidQuery(call))
  if (!data || data.orders.length === 0) return null
  const { orders, total } = data
  return (
    <section className={sheet} aria-label={texts.unpaid}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={total}>
          {texts.unpaid}
        </Heading>
      </div>
      <ul>
        {orders.map((order, place) => (
          <li key={order.guid} className={pay}>
            <div className={payHead}>
              <Link href={orderAddress(order.guid)}>{orderRowTexts.number(order.number)}</Link>
              <b>{formatPrice(order.sum)}</b>
            </div>
            <p className={quiet}>{whenText(order)}</p>
            <PayButton order={order} variant={place === 0 ? 'primary' : 'outline'} wide />
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p className={idle}>
          <Link href={`${ORDERS_ADDRESS}?state=unpaid`}>{texts.more(total - orders.length)}</Link>
        </p>
      )}
    </section>
  )
}
