import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCart } from '@verstak/contracts/cart'
import { addList } from '@verstak/contracts/cartList'
import { COUNTS_KEY } from '@verstak/contracts/counts'
import { cartAddress } from '@verstak/contracts/address'
import { useHost } from '@verstak/host'
import { createAttemptKey, type AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useModals } from '@verstak/remote-kit/useModals'
import { withCartToken } from '@verstak/remote-kit/withCartToken'
import { useRegion } from '@verstak/region'
import { useRef, useState } from 'react'
import { BuyReport } from './BuyReport.tsx'
import { reportOf } from './buyReport.ts'
import { reportTexts as texts } from './favoritesPage.texts.ts'
import { isAvailable, piecesOf, type Row } from './rows.ts'

const REPORT_WIDTH = 464

/** Puts all that can be had into the cart and tells what came there; a repeated press after a lost answer adds it once. */
export function useBuyAll(rows: readonly Row[]) {
  const host = useHost()
  const { call, queryClient, layout } = host
  const { id: regionId } = useRegion()
  const { open, showError } = useModals()
  const attempt = useRef<AttemptKey>(null)
  const [isBuying, setIsBuying] = useState(false)

  async function buy() {
    const items = rows.filter(isAvailable).map((row) => ({ productGuid: row.guid, quantity: piecesOf(row) }))
    if (isBuying || items.length === 0) return
    const body = { items, regionId }
    const key = (attempt.current ??= createAttemptKey())
    setIsBuying(true)
    try {
      const { results, cart } = await withCartToken(host, () =>
        call(addList, { body }, { idempotencyKey: key.of(body) }),
      )
      key.forget()
      queryClient.setQueryData(endpointQuery(call, getCart, { query: { regionId } }).queryKey, cart)
      void queryClient.invalidateQueries({ queryKey: [COUNTS_KEY] })
      const report = reportOf(rows, results)
      const { close } = open({
        kind: 'dialog',
        title: report.added > 0 ? texts.title(report.added, rows.length) : texts.nothingTitle,
        width: REPORT_WIDTH,
        content: <BuyReport report={report} cart={cartAddress(layout)} onClose={() => close()} />,
      })
    } catch {
      showError({ advice: 'later' })
    }
    setIsBuying(false)
  }

  return { buy, isBuying }
}
