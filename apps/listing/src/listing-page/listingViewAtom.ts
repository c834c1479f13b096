import { atom } from 'jotai'

/** How products are laid out: side by side or one under another. */
export type ListingView = 'grid' | 'list'

/** Chosen view; every listing of the tab keeps to it. */
export const listingViewAtom = atom<ListingView>('grid')
