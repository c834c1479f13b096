import { atom } from 'jotai'

/** Layout of products: grid or list. */
export type ListingView = 'grid' | 'list'

/** Chosen view; applies to every listing of the tab. */
export const listingViewAtom = atom<ListingView>('grid')
