import { atom } from 'jotai'

/** Requested quantity on the page of a quick order; valid for this product only. */
export const quickQuantityAtom = atom<{ productGuid: string; quantity: number } | null>(null)
