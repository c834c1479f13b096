import type { Cart, RemovedItem } from '@verstak/contracts/cart'
import { REMOVED_PARAMETER } from '@verstak/contracts/cartLineForm'
import { atom, useAtomValue } from 'jotai'
import { useLocation } from '@verstak/router'

/** Guids of the lines that were removed since the page was opened. */
export const undoneAtom = atom<readonly string[]>([])

/** Lines that the shopper can bring back: those that he removed here, with scripts or without. */
export function useRemoved({ removed = [] }: Cart): readonly RemovedItem[] {
  const address = guidsIn(useLocation().search)
  const undone = useAtomValue(undoneAtom)
  return removed.filter(({ guid }) => undone.includes(guid) || address.includes(guid))
}

/** Lines that the address says were removed without scripts. */
export const guidsIn = (search: string): readonly string[] =>
  new URLSearchParams(search).get(REMOVED_PARAMETER)?.split(',') ?? []
