import { readApiError } from '@verstak/api-client/readApiError'
import { changeOrderAsStaff, type StaffOrderRow } from '@verstak/contracts/orderStaff'
import { ORDER_STATE_NAMES } from '@verstak/contracts/staffWords.texts'
import { useHost } from '@verstak/host'
import { useRef, useState } from 'react'
import { bulkTexts as texts } from './bulkOrders.texts.ts'

/** What became of one of the chosen orders. */
export interface BulkResult extends Pick<StaffOrderRow, 'guid' | 'number'> {
  isDone: boolean
  /** Its state now, or why it was left as it is. */
  text: string
}

/** Where a change of several orders stands. */
export interface BulkOrders {
  title: string
  all: number
  results: readonly BulkResult[]
  isRunning: boolean
}

type Target = 'assembling' | 'handed-over'

/** Gives a change of several orders: one after another, so that each has its own result and the rest can be stopped. */
export function useBulkOrders(onDone: () => Promise<unknown>) {
  const { call } = useHost()
  const [state, setState] = useState<BulkOrders | null>(null)
  const isWanted = useRef(true)

  async function change({ guid, number, status }: StaffOrderRow, to: Target): Promise<BulkResult> {
    if (to === 'handed-over' && status !== 'ready')
      return { guid, number, isDone: false, text: texts.notReady(ORDER_STATE_NAMES[status]) }
    try {
      const idempotencyKey = crypto.randomUUID()
      const answer = await call(changeOrderAsStaff, { body: { guid, to } }, { idempotencyKey })
      return { guid, number, isDone: true, text: ORDER_STATE_NAMES[answer.status] }
    } catch (error) {
      const failure = readApiError(error)
      const said = failure?.details.find(({ text }) => text)?.text
      const text = said ?? (failure?.code === 'order-state' ? texts.refused(ORDER_STATE_NAMES[status]) : texts.failed)
      return { guid, number, isDone: false, text }
    }
  }

  return {
    state,
    async run(orders: readonly StaffOrderRow[], to: Target): Promise<void> {
      isWanted.current = true
      const results: BulkResult[] = []
      const tell = (isRunning: boolean) =>
        setState({ title: texts.titles[to], all: orders.length, results: [...results], isRunning })
      tell(true)
      for (const order of orders) {
        if (!isWanted.current) break
        results.push(await change(order, to))
        tell(true)
      }
      tell(false)
      await onDone().catch(() => undefined)
    },
    stop() {
      isWanted.current = false
    },
    forget: () => setState(null),
  }
}
