import { ApiError } from '@verstak/api-client/ApiError'
import { getBalance, type Balance } from '@verstak/contracts/balance'
import { listDocuments, type DocumentRow } from '@verstak/contracts/document'
import { listPromoCodes, type OwnPromoCode } from '@verstak/contracts/promoCode'
import type { Account } from '@verstak/contracts/session'
import { getWholesaleLevel, type WholesaleStatus } from '@verstak/contracts/wholesale'
import { createAccountHarness, makeAccount, type AccountHarnessInput } from './accountHarness.tsx'

export interface MoneyHarnessInput extends AccountHarnessInput {
  documents?: readonly DocumentRow[]
  balance?: Partial<Balance>
  wholesale?: Partial<WholesaleStatus>
  codes?: readonly OwnPromoCode[]
}

/** The cabinet with papers and money, on an API without a network; for tests and stories. */
export function createMoneyHarness({ documents = [], balance, wholesale, codes = [], ...input }: MoneyHarnessInput) {
  const harness = createAccountHarness({ account: makeBuyer(), ...input })
  const demandUser = () => {
    if (input.account === null) throw new ApiError('sign-in-required', 401)
  }
  harness.api
    .on(listDocuments, ({ query: { search = '', kind, page = 1, limit = 20 } }) => {
      demandUser()
      const found = documents.filter(
        (row) => (!kind || row.kind === kind) && (row.number.includes(search) || row.orderNumber.includes(search)),
      )
      return { documents: found.slice((page - 1) * limit, page * limit), total: found.length }
    })
    .on(getBalance, () => {
      demandUser()
      return makeBalance(balance)
    })
    .on(getWholesaleLevel, () => {
      demandUser()
      return makeWholesale(wholesale)
    })
    .on(listPromoCodes, () => {
      demandUser()
      return { codes: [...codes] }
    })
  return harness
}

const COMPANY = {
  ...{ id: 3, crmId: null, name: 'ООО «Волгаснаб»', inn: '1650432105', kpp: '165001001' },
  ...{ activityType: null, extendedAccessEnabled: false },
}

/** Somebody who buys for a wholesale company. */
export const makeBuyer = (changes: Partial<Account> = {}): Account =>
  makeAccount({
    ...{ isJuristic: true, juristicKey: 0, juristicPersonsCount: 1, contractors: [COMPANY], organization: COMPANY },
    ...{ wholesalerType: 'generic', wholesalerLevel: 2, currentUserRole: 'owner' },
    ...changes,
  })

export const guidOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

export const makeDocument = (place = 1, changes: Partial<DocumentRow> = {}): DocumentRow => ({
  ...{ kind: 'invoice', number: String(7730 + place), date: '2026-11-21', orderGuid: guidOf(place) },
  ...{ orderNumber: String(100_230 + place), sum: 10_374_000 + place * 100, isVoid: false },
  link: `/api/v1/documents/file?kind=invoice&order=${guidOf(place)}`,
  ...changes,
})

export const makeBalance = (changes: Partial<Balance> = {}): Balance => ({
  ...{ owed: 14_216_000, overdue: 3_842_000, dueTotal: 2 },
  deferred: { limit: 30_000_000, left: 15_784_000, days: 30 },
  due: [
    { ...{ orderGuid: guidOf(1), orderNumber: '100231', amount: 3_842_000 }, until: '2026-11-20', isOverdue: true },
    { ...{ orderGuid: guidOf(2), orderNumber: '100232', amount: 10_374_000 }, until: '2026-12-05', isOverdue: false },
  ],
  statement: {
    ...{ opening: 0, closing: 14_216_000, charged: 18_480_000, paid: 4_264_000, total: 3 },
    entries: [
      makeEntry(3, { kind: 'payment', amount: -4_264_000, owed: 14_216_000 }),
      makeEntry(2, { amount: 10_374_000, owed: 18_480_000 }),
      makeEntry(1, { amount: 8_106_000, owed: 8_106_000 }),
    ],
  },
  ...changes,
})

export const makeEntry = (
  place: number,
  changes: Partial<Balance['statement']['entries'][number]> = {},
): Balance['statement']['entries'][number] => ({
  ...{ id: place, at: '2026-11-21T09:30:00.000Z', kind: 'charge', amount: 100_000, owed: 100_000 },
  ...{ orderGuid: guidOf(place), orderNumber: String(100_230 + place) },
  ...changes,
})

export const makeWholesale = (changes: Partial<WholesaleStatus> = {}): WholesaleStatus => ({
  ...{ type: 'generic', level: 2, percent: 8, turnover: 94_160_000, since: '2025-11-23' },
  next: { level: 3, percent: 10, missing: 5_840_000 },
  levels: [0, 6, 8, 10, 12].map((percent, level) => ({
    ...{ level, percent },
    from: [0, 10_000_000, 30_000_000, 100_000_000, 300_000_000][level]!,
  })),
  ...changes,
})

export const makePromo = (changes: Partial<OwnPromoCode> = {}): OwnPromoCode => ({
  ...{ code: 'МИНУС500', name: '−500 ₽ от 5 000 ₽', state: 'usable', startsAt: '2026-01-01T00:00:00.000Z' },
  ...{ endsAt: '2026-12-31T20:59:59.000Z', conditions: ['Заказ от 5 000 ₽'], orders: [] },
  ...changes,
})
