import { useSuspenseQuery } from '@tanstack/react-query'
import { orderAddress, ORDERS_ADDRESS } from '@verstak/contracts/address'
import { documentAddress } from '@verstak/contracts/document'
import type { UserOrder } from '@verstak/contracts/userOrders'
import { isMobile, useHost } from '@verstak/host'
import { CancelOrder } from '@verstak/remote-kit/order/CancelOrder'
import { OrderReturns } from '@verstak/remote-kit/order/OrderReturns'
import { PaymentDue } from '@verstak/remote-kit/order/PaymentDue'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { repeatTexts } from '../repeat-order/repeat.texts.ts'
import { RepeatForm } from '../repeat-order/RepeatForm.tsx'
import { useRepeat } from '../repeat-order/useRepeat.ts'
import { OrderGoods } from './OrderGoods.tsx'
import { repeatIcon } from './orderIcons.ts'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { inner, orderColumn, orderColumns, screenOnly } from './orderPageStyles.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderSums } from './OrderSums.tsx'
import { PrintButton } from './PrintButton.tsx'
import { RepeatCard } from './RepeatCard.tsx'
import { StateCard } from './StateCard.tsx'
import { refreshUserOrder, userOrderQuery } from './userOrderQuery.ts'

/** While an order waits for money, somebody may pay it in another tab. */
const AWAITED_MS = 60_000

/** An order of the user or of his organization, with all that can be done with it. */
export function OrderPage() {
  const { call } = useHost()
  const guid = useLoaderData<string>()
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...userOrderQuery(call, guid),
    refetchInterval: ({ state }) => (state.data?.order.paymentDue ? AWAITED_MS : false),
  })
  return (
    <OwnPage
      current={orderAddress(guid)}
      title={data ? texts.title(data.order.number) : texts.guest}
      note={data ? texts.placed(data.placed.text) : undefined}
      actions={data && <PrintButton />}
      back={{ href: ORDERS_ADDRESS, text: texts.back }}
      isGuest={data === null}
    >
      {data && <OrderContent data={data} readAtMs={dataUpdatedAt} />}
    </OwnPage>
  )
}

function OrderContent({ data, readAtMs }: { data: UserOrder; readAtMs: number }) {
  const host = useHost()
  const { order, documents, organization } = data
  const { guid } = order
  const { repeat, running, outcome } = useRepeat()
  const change = { order, onChanged: () => refreshUserOrder(host, guid) }
  const listAddress = `/user/lists/?order=${guid}&number=${order.number}`
  const isPhone = isMobile(host.layout)
  const due = <PaymentDue order={order} readAtMs={readAtMs} invoiceHref={documentAddress('invoice', guid)} />
  return (
    <div className={orderColumns}>
      <div className={orderColumn}>
        {isPhone && due}
        <StateCard data={data} />
        <OrderGoods data={data} />
        <div className={screenOnly}>
          <OrderReturns {...change} isInCabinet />
          <CancelOrder {...change} isInCabinet />
        </div>
      </div>
      <div className={orderColumn}>
        {!isPhone && due}
        <OrderSums data={data}>
          <div className={inner}>
            <RepeatForm
              order={order}
              readAtMs={readAtMs}
              isRunning={running === guid}
              onRepeat={repeat}
              size="l"
              icon={repeatIcon}
              variant={order.paymentDue ? 'secondary' : 'primary'}
              wide
            >
              {repeatTexts.repeatOrder}
            </RepeatForm>
            {organization && host.isServed?.('/user/lists/') && (
              <Button href={listAddress} variant="ghost" wide>
                {texts.toList}
              </Button>
            )}
          </div>
        </OrderSums>
        <RepeatCard guid={guid} outcome={outcome} />
        <OrderPapers documents={documents} />
      </div>
    </div>
  )
}
