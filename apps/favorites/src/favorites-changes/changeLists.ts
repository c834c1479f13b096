import type { FavoritesChanged } from '@verstak/contracts/favorites'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getMarks } from '@verstak/contracts/marks'
import type { Host } from '@verstak/host'
import { applyMarkCount, sendMark } from '@verstak/remote-kit/applyConfirmedMark'
import { refreshLists } from './refreshLists.ts'
import { showListFailure } from './showListFailure.tsx'

/**
 * Sends a change of lists; hearts, badges and lists of the page follow. A failure is told.
 * @returns the answer; null when it failed
 */
export async function changeLists<Answer extends object>(
  host: Host,
  send: () => Promise<Answer>,
): Promise<Answer | null> {
  try {
    const answer = await sendMark(host, send)
    if (isRefused(answer)) throw new Error('A change of lists was answered without success')
    followChange(host, answer)
    return answer
  } catch (error) {
    showListFailure(host, error)
    void refreshLists(host)
    return null
  }
}

/** ERR-010: errors in an answer of 200. */
const isRefused = ({ meta, errors }: Partial<FavoritesChanged>) =>
  (meta !== undefined && meta.status !== 'success') || errors !== undefined

function followChange(host: Host, { count, revision }: Partial<FavoritesChanged>): void {
  if (count !== undefined) {
    applyMarkCount(host, { list: 'favorites', count, revision })
    void host.queryClient.invalidateQueries({ queryKey: queryKeyOf(getMarks, {}) })
  }
  void refreshLists(host)
}
