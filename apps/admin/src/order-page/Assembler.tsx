import { assignOrder, type StaffOrder } from '@verstak/contracts/orderStaff'
import { mayCall } from '@verstak/contracts/staffPolicy'
import { Button } from '@verstak/ui-kit/Button'
import { useStaff } from '../frame/staffQuery.ts'
import { buttonRow } from './cardStyles.tsx'
import { orderPageTexts as texts } from './orderPage.texts.ts'
import { useOrderCall } from './useOrderCall.ts'

/** Who puts the order together; it is taken and let go here. */
export function Assembler({ staffOrder: { order, assembler } }: { staffOrder: StaffOrder }) {
  const { id, role } = useStaff()
  const { change, isBusy } = useOrderCall(order.guid)
  const mayLetGo = assembler?.userId === id || role === 'owner' || role === 'manager'
  const may = mayCall(role, assignOrder) && (assembler === null || mayLetGo)
  return (
    <div className={buttonRow}>
      <span>{assembler === null ? texts.nobody : texts.assembledBy(assembler.name)}</span>
      {may && (
        <Button
          variant="secondary"
          size="s"
          loading={isBusy}
          onClick={() => void change(assignOrder, { body: { guid: order.guid, isMine: assembler === null } })}
        >
          {assembler === null ? texts.assembleMyself : texts.letGo}
        </Button>
      )}
    </div>
  )
}
