import type { ExchangeTask } from '@verstak/contracts/exchangeStaff'
import { exchangeStaffTexts as texts, FAILURES } from './exchangeStaff.texts.ts'

/** Why work on a file has failed, in Russian; '' when it has not. The programs speak to terminals, in English. */
export function wordsOf({ state, words }: Pick<ExchangeTask, 'state' | 'words'>): string {
  if (state !== 'failed') return ''
  for (const [pattern, say] of FAILURES) {
    const found = pattern.exec(words)
    if (found) return say(found[1] ?? '')
  }
  return texts.failed
}
