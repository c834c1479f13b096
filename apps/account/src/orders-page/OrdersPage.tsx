import { useSuspenseQuery } from '@tanstack/react-query'
import { ORDERS_ADDRESS } from '@verstak/contracts/address'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { listOrders } from '@verstak/contracts/userOrders'
import { isMobile, useHost } from '@verstak/host'
import { formatNumber } from '@verstak/plural/formatNumber'
import { useLoaderData } from '@verstak/router'
import { GuestOrders } from '../guest-orders/GuestOrders.tsx'
import { FoundRows, NothingYet } from '../own-page/FoundRows.tsx'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { OrderCards } from './OrderCards.tsx'
import { ordersAddressOf, type OrdersAddress } from './ordersAddress.ts'
import { OrdersFinder } from './OrdersFinder.tsx'
import { ordersPageTexts as texts } from './ordersPage.texts.ts'
import { ordersQuery, ROWS } from './ordersQuery.ts'
import { counted } from './ordersStyles.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { StateChips } from './StateChips.tsx'

/** All orders that the user may see: his own and those of his organizations. */
export function OrdersPage() {
  const { call } = useHost()
  const address = useLoaderData<OrdersAddress>()
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(call, address))
  return (
    <OwnPage
      current={ORDERS_ADDRESS}
      address={ordersAddressOf(address, address)}
      title={texts.title}
      isGuest={data === null}
      note={data && data.counts.all > 0 ? formatNumber(data.counts.all) : undefined}
    >
      {data &&
        (data.counts.all === 0 ? (
          <NothingYet words={texts} />
        ) : (
          <Orders address={address} readAtMs={dataUpdatedAt} {...data} />
        ))}
      {data && <GuestOrders />}
    </OwnPage>
  )
}

interface OrdersProps extends EndpointResponse<typeof listOrders> {
  address: OrdersAddress
  readAtMs: number
}

function Orders({ address, readAtMs, orders, total, counts }: OrdersProps) {
  const { layout } = useHost()
  const List = isMobile(layout) ? OrderCards : OrdersTable
  return (
    <>
      <OrdersFinder address={address} />
      <StateChips address={address} counts={counts} />
      <FoundRows
        hasRows={orders.length > 0}
        all={ORDERS_ADDRESS}
        words={texts}
        page={address.page}
        pageCount={Math.ceil(total / ROWS)}
        hrefOf={(page) => ordersAddressOf(address, { page })}
      >
        <p className={counted} role="status">
          {texts.found(total)}
        </p>
        <List orders={orders} readAtMs={readAtMs} />
      </FoundRows>
    </>
  )
}
