/** Fields by which reviews are sorted. */
export const SORTS = ['rating', 'createdAt', 'usefulness'] as const
/** One of them. */
export type ReviewSort = (typeof SORTS)[number]

/** Page sizes of the control (REVIEW-032). */
export const PAGE_SIZES = [10, 20, 40, 60] as const

/** Reviews in the block of a product until the visitor picks a page size (REVIEW-033). */
export const BLOCK_SIZE = 4

/** What a list of reviews shows, as its address says. */
export interface ReviewParams {
  isCurrentVariant: boolean
  sortBy: ReviewSort
  sortDirection: 'asc' | 'desc'
  /** 0 = any. */
  rating: number
  withImages: boolean
  withComments: boolean
  /** Picked page size; null = the list's own. */
  itemsPerPage: number | null
}

/** What a list shows before the visitor changes anything. */
export const DEFAULT_PARAMS: ReviewParams = {
  isCurrentVariant: false,
  sortBy: 'createdAt',
  sortDirection: 'desc',
  rating: 0,
  withImages: false,
  withComments: false,
  itemsPerPage: null,
}

const THIS_VARIANT = 'thisVariant'

/** Parameters from the query of an address; what cannot be read is as if it were not there. */
export function parseReviewParams(search: string): ReviewParams {
  const query = new URLSearchParams(search)
  const rating = query.get('rating') ?? ''
  return {
    isCurrentVariant: query.get('reviewsVariant') === THIS_VARIANT,
    sortBy: SORTS.find((sort) => sort === query.get('sortBy')) ?? DEFAULT_PARAMS.sortBy,
    sortDirection: query.get('sortDirection') === 'asc' ? 'asc' : 'desc',
    rating: /^[1-5]$/.test(rating) ? Number(rating) : 0,
    withImages: query.get('withImages') === 'true',
    withComments: query.get('withComments') === 'true',
    itemsPerPage: PAGE_SIZES.find((size) => String(size) === query.get('itemsPerPage')) ?? null,
  }
}

/** The query of an address with these parameters, with its `?`; parameters of others in `search` stay. */
export function reviewSearchOf(params: ReviewParams, search = ''): string {
  const query = new URLSearchParams(search)
  const { isCurrentVariant, sortBy, sortDirection, rating, withImages, withComments, itemsPerPage } = params
  const values: Record<string, string> = {
    reviewsVariant: isCurrentVariant ? THIS_VARIANT : '',
    sortBy: sortBy === DEFAULT_PARAMS.sortBy ? '' : sortBy,
    sortDirection: sortDirection === DEFAULT_PARAMS.sortDirection ? '' : sortDirection,
    rating: rating === 0 ? '' : String(rating),
    withImages: withImages ? 'true' : '',
    withComments: withComments ? 'true' : '',
    itemsPerPage: itemsPerPage === null ? '' : String(itemsPerPage),
  }
  for (const [key, value] of Object.entries(values)) {
    if (value === '') query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Parameters after a press on a sort: the active one turns its direction, another one starts descending. */
export function sortedBy(params: ReviewParams, sortBy: ReviewSort): ReviewParams {
  const turns = params.sortBy === sortBy && params.sortDirection === 'desc'
  return { ...params, sortBy, sortDirection: turns ? 'asc' : 'desc' }
}

/** Parameters after a change of the tab, which resets all others (REVIEW-037). */
export function tabOf(isCurrentVariant: boolean): ReviewParams {
  return { ...DEFAULT_PARAMS, isCurrentVariant }
}

/** True when some reviews are filtered out. */
export function isFiltered({ rating, withImages, withComments }: ReviewParams): boolean {
  return rating !== 0 || withImages || withComments
}
