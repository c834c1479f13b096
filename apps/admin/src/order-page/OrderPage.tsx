import { useSuspenseQuery } from '@tanstack/react-query'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { AdminFrame } from '../frame/AdminFrame.tsx'
import { StateMark } from '../orders-page/StateMark.tsx'
import { Assembler } from './Assembler.tsx'
import { buttonRow, pageColumns, stack } from './cardStyles.tsx'
import { OrderActions } from './OrderActions.tsx'
import { staffOrderQuery } from './orderLoader.ts'
import { OrderLines } from './OrderLines.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderSide } from './OrderSide.tsx'
import { OrderWay } from './OrderWay.tsx'
import { usePicking } from './usePicking.ts'

/** An order: its way, its goods with assembling, its buyer, money, papers and returns. */
export function OrderPage() {
  const { call } = useHost()
  const guid = useLoaderData<string>()
  const { data } = useSuspenseQuery(staffOrderQuery(call, guid))
  const picking = usePicking(data)
  const { order } = data
  const isAssembling = order.status === 'assembling'
  const obstacle = isAssembling && picking.left > 0 ? texts.left(picking.left) : null
  return (
    <AdminFrame
      current="/admin/orders/"
      title={texts.title(order.number)}
      note={texts.note(order.contactName, order.lines.length, order.sum)}
      actions={
        <>
          <StateMark state={order.status} />
          <Button href={`/admin/orders/sheets/?guids=${guid}`} variant="secondary" size="s">
            {texts.sheet}
          </Button>
        </>
      }
    >
      <OrderWay staffOrder={data} />
      <div className={buttonRow}>
        <OrderActions staffOrder={data} obstacle={obstacle} />
        {obstacle !== null && <span>{obstacle}</span>}
      </div>
      {isAssembling && <Assembler staffOrder={data} />}
      <div className={pageColumns}>
        <div className={stack}>
          <OrderLines staffOrder={data} picking={picking} />
          <OrderReturns staffOrder={data} />
        </div>
        <OrderSide staffOrder={data} />
      </div>
    </AdminFrame>
  )
}
