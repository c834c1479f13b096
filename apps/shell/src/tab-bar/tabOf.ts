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

/** The tab that a page belongs to: the favourites by their address, others by the first segment of theirs. */
export function tabOf(pathname: string): Tab | undefined {
  if (pathname === FAVORITES) return 'favorites'
  return TAB_BY_HEAD[pathname.split('/')[1] ?? '']
}
