import { matchPatterns } from '@verstak/contracts/routePattern'

const LISTINGS = [
  '/category/{categoryName}-{categoryId}/',
  '/category/{categoryName}-{categoryId}/{brandName}-{brandId}/',
  '/brand/{brandName}-{brandId}/',
  '/tag-page/{tagPageName}-{categoryId}/',
  '/sale/{saleName}/',
]

/**
 * Listing with the newest products first: the one that is viewed, else that of a department (STAFF-018).
 *
 * @param department address of a department; undefined while it is unknown
 */
export function newProductsAddress(pathname: string, department: string | undefined): string | undefined {
  const listing = matchPatterns(LISTINGS, pathname) ? pathname : department
  return listing === undefined ? undefined : `${listing}?orderby=novelty`
}
