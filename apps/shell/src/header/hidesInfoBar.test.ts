import { routeTable } from '@verstak/contracts/routeTable'
import { hidesInfoBar } from './hidesInfoBar.ts'

test('no bar above the pages of cart, checkout and loyalty club, and no other page is without it [HEADER-011]', () => {
  const quiet = ['Cart', 'Checkout', 'alfa-club']
  for (const { pattern, pageType } of routeTable) {
    expect([pattern, hidesInfoBar(pattern)]).toEqual([pattern, quiet.includes(pageType)])
  }
})
