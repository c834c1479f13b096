import { FAVORITES } from '../header/headerAddresses.ts'

export type Tab = 'home' | 'catalogue' | 'cart' | 'favorites' | 'profile'

const TAB_BY_HEAD: Record<string, Tab> = {
  '': 'home',
  category: 'catalogue',
  brand: 'catalogue',
  product: 'catalogue',
  search: 'catalogue',
  cart: 'cart',
  'cart-checkout': 'cart',
  user: 'profile',
}

/** The tab of a page: favourites by the whole address, others by its first segment. */
export function tabOf(pathname: string): Tab | undefined {
  if (pathname === FAVORITES) return 'favorites'
  return TAB_BY_HEAD[pathname.split('/')[1] ?? '']
}
