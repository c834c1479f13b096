import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCart } from '@verstak/contracts/cart'
import { addList } from '@verstak/contracts/cartList'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { cartAddress } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import { PART } from '../favorites-changes/loadLate.ts'
import { BuyReport } from './BuyReport.tsx'
import { reportOf } from './buyReport.ts'
import { reportTexts as texts } from './listChanges.texts.ts'
import { isAvailable, piecesOf, type Row } from './rows.ts'

const REPORT_WIDTH = 464

/** Puts all that can be had into the cart and tells what came there. @param attempt is the same for each press, so that a repeated one after a lost answer adds it once */
export async function buyAll(host: Host, rows: readonly Row[], attempt: { current: AttemptKey | null }): Promise<void> {
  const { call, queryClient, layout, modals, store } = host
  const regionId = store.get(activeRegionAtom).id
  const items = rows.filter(isAvailable).map((row) => ({ productGuid: row.guid, quantity: piecesOf(row) }))
  const body = { items, regionId }
  const key = (attempt.current ??= createAttemptKey())
  try {
    const { results, cart } = await withCartToken(host, () => call(addList, { body }, { idempotencyKey: key.of(body) }))
    key.forget()
    queryClient.setQueryData(endpointQuery(call, getCart, { query: { regionId } }).queryKey, cart)
    void queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
    const report = reportOf(rows, results)
    modals.ask(
      {
        kind: 'dialog',
        title: report.added > 0 ? texts.title(report.added, rows.length) : texts.nothingTitle,
        width: REPORT_WIDTH,
        content: (close) => <BuyReport report={report} cart={cartAddress(layout)} onClose={() => close()} />,
      },
      PART,
    )
  } catch {
    modals.ask({ kind: 'error', advice: 'later' }, PART)
  }
}
