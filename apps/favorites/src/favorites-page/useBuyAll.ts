import { useHost } from '@verstak/host'
import type { AttemptKey } from '@verstak/remote-kit/attemptKey'
import { useRef, useState } from 'react'
import { loadLate } from '../favorites-changes/loadLate.ts'
import type { Row } from './rows.ts'

/** Brings the code of «Купить всё». */
const loadBuying = () => import(/* webpackChunkName: "list-changes" */ './buyAll.tsx')

/** Puts all that can be had into the cart and tells what came there. */
export function useBuyAll(rows: readonly Row[]) {
  const host = useHost()
  const attempt = useRef<AttemptKey>(null)
  const [isBuying, setIsBuying] = useState(false)

  async function buy() {
    if (isBuying) return
    setIsBuying(true)
    await (await loadLate(host, loadBuying))?.buyAll(host, rows, attempt)
    setIsBuying(false)
  }

  return { buy, isBuying }
}
