import { atom } from 'jotai'

/** Pieces that the shopper asked for on the page of a quick order; of that product only. */
export const quickQuantityAtom = atom<{ productGuid: string; quantity: number } | null>(null)
