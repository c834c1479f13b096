export type Tab = 'home' | 'catalogue' | 'cart'

const TAB_BY_HEAD: Record<string, Tab> = {
  '': 'home',
  category: 'catalogue',
  brand: 'catalogue',
  product: 'catalogue',
  search: 'catalogue',
  cart: 'cart',
  'cart-checkout': 'cart',
}

/** The tab that a page belongs to, by the first segment of its path. */
export function tabOf(pathname: string): Tab | undefined {
  return TAB_BY_HEAD[pathname.split('/')[1] ?? '']
}
