import type { Host } from '@verstak/host'
import { atom } from 'jotai'
import type { ComponentType } from 'react'
import type { SearchCategoriesProps } from '../search-categories/SearchCategories.tsx'
import type { SearchCategoryChipsProps } from '../search-categories/SearchCategoryChips.tsx'
import type { EmptyListingProps } from './EmptyListing.tsx'
import type { SearchedForProps } from './SearchedFor.tsx'

interface SearchParts {
  BlankSearch: ComponentType
  EmptyListing: ComponentType<EmptyListingProps>
  SearchCategories: ComponentType<SearchCategoriesProps>
  SearchCategoryChips: ComponentType<SearchCategoryChipsProps>
  SearchedFor: ComponentType<SearchedForProps>
}

/** Lazily loaded parts of searches and of listings without products; null until they are loaded. */
export const searchPartsAtom = atom<SearchParts | null>(null)

/** Loads that code. */
export async function loadSearchParts({ store }: Pick<Host, 'store'>): Promise<void> {
  if (store.get(searchPartsAtom)) return
  const [{ BlankSearch }, { EmptyListing }, { SearchCategories }, { SearchCategoryChips }, { SearchedFor }] =
    await Promise.all([
      import(/* webpackChunkName: "search" */ './BlankSearch.tsx'),
      import(/* webpackChunkName: "search" */ './EmptyListing.tsx'),
      import(/* webpackChunkName: "search" */ '../search-categories/SearchCategories.tsx'),
      import(/* webpackChunkName: "search" */ '../search-categories/SearchCategoryChips.tsx'),
      import(/* webpackChunkName: "search" */ './SearchedFor.tsx'),
    ])
  store.set(searchPartsAtom, { BlankSearch, EmptyListing, SearchCategories, SearchCategoryChips, SearchedFor })
}
