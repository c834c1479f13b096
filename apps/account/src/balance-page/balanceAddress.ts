import { Day } from '@verstak/contracts/day'
import * as v from 'valibot'

const MAX_PAGES = 100_000

export const BALANCE_PATH = '/user/balance/'

/** What the address of the page says. */
export interface BalanceAddress {
  /** Days of the statement, ISO; null = open. */
  from: string | null
  to: string | null
  page: number
}

/** Reads the address; what makes no sense is left out. */
export function parseBalanceAddress(query: URLSearchParams): BalanceAddress {
  const dayOf = (name: string) => {
    const day = query.get(name)
    return v.is(Day, day) ? day : null
  }
  const page = Number(query.get('page') ?? '1')
  return {
    from: dayOf('from'),
    to: dayOf('to'),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

export function balanceAddressOf({ from, to, page }: BalanceAddress): string {
  const query = new URLSearchParams({
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `${BALANCE_PATH}?${query.toString()}` : BALANCE_PATH
}
