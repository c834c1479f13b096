import type { OrderState } from '@verstak/contracts/order'
import { changeOrderAsStaff, type StaffOrder } from '@verstak/contracts/orderStaff'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { ORDER_STATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { useStaff } from '../frame/staffQuery.ts'
import { CancelForm } from './CancelForm.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { useOrderCall } from './useOrderCall.ts'

export interface OrderActionsProps {
  staffOrder: StaffOrder
  /** Why the order cannot be ready or leave yet; null: it can. */
  obstacle: string | null
}

type Move = 'assembling' | 'ready' | 'on-the-way' | 'handed-over'

/** Buttons that bring an order on, or cancel it with words for its shopper. */
export function OrderActions({ staffOrder: { order, nextStates }, obstacle }: OrderActionsProps) {
  const { role } = useStaff()
  const { open } = useModals()
  const toast = useToasts()
  const { change, isBusy } = useOrderCall(order.guid)
  if (!mayCall(role, changeOrderAsStaff)) return null

  async function move(to: Move | 'cancelled', reason = ''): Promise<boolean> {
    const answer = await change(changeOrderAsStaff, { body: { guid: order.guid, to, reason } })
    if (answer && answer !== 'confirm') toast({ text: texts.moved(ORDER_STATE_NAMES[to]), tone: 'ok' })
    return answer !== null
  }

  const isFetched = order.delivery.type === 'pickup'
  const moves = nextStates.filter(
    (state): state is Move => state in texts.moves && !(isFetched && state === 'on-the-way'),
  )
  const needsAll = (state: OrderState) => order.status === 'assembling' && state !== 'assembling' && obstacle !== null
  return (
    <>
      {moves.map((state, place) => (
        <Button
          key={state}
          variant={place === 0 ? 'primary' : 'secondary'}
          loading={isBusy}
          disabled={needsAll(state)}
          onClick={() => void move(state)}
        >
          {texts.moves[state]}
        </Button>
      ))}
      {nextStates.includes('cancelled') && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() =>
            open({
              kind: 'dialog',
              title: texts.cancelTitle,
              content: (close) => <CancelForm onClose={close} onSend={(reason) => move('cancelled', reason)} />,
            })
          }
        >
          {texts.cancel}
        </Button>
      )}
    </>
  )
}
