import { useSuspenseQuery } from '@tanstack/react-query'
import { ORDERS_ADDRESS } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { OrderCard } from '../order-row/OrderCard.tsx'
import { orderList } from '../order-row/orderRowStyles.tsx'
import { sheet, sheetHead } from '../own-page/ownPageStyles.tsx'
import { dashboardTexts as texts } from './dashboardPage.texts.ts'
import { movingQuery } from './dashboardQueries.ts'
import { idle } from './dashboardStyles.tsx'

/** Orders under way, the newest first. */
export function MovingOrders() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(movingQuery(call))
  if (!data) return null
  const { orders, total, counts } = data
  if (counts.all === 0)
    return (
      <EmptyState
        title={texts.first}
        actions={
          <Button size="l" href="/">
            {texts.toCatalogue}
          </Button>
        }
      >
        {texts.firstText}
      </EmptyState>
    )
  return (
    <section className={sheet} aria-label={texts.moving}>
      <div className={sheetHead}>
        <Heading level={2} look="block" note={total > 0 ? texts.orders(total) : undefined}>
          {texts.moving}
        </Heading>
        <Link href={ORDERS_ADDRESS}>{texts.allOrders}</Link>
      </div>
      {total === 0 && <p className={idle}>{texts.idle}</p>}
      <ul className={orderList}>
        {orders.map((order) => (
          <li key={order.guid}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p className={idle}>
          <Link href={`${ORDERS_ADDRESS}?state=active`}>{texts.more(total - orders.length)}</Link>
        </p>
      )}
    </section>
  )
}
