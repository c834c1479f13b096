/** A promo code of the demo store. Amounts in kopecks; what is left out does not restrict it. */
export interface DemoPromoCode {
  code: string
  /** What it gives. */
  name: string
  kind: 'percent' | 'sum' | 'gift' | 'delivery'
  percent?: number
  amount?: number
  minSum?: number
  categoryIds?: number[]
  audience?: 'private' | 'business'
  isFirstOrder?: boolean
  maxUses?: number
  maxUsesPerUser?: number
  maxUsesPerPhone?: number
  /** ISO date. */
  endsAt?: string
  /** Shown in the cabinet of private persons. */
  isListed?: boolean
}

/** One of every kind, and some that are refused. The README lists them. */
export const PROMO_CODES: readonly DemoPromoCode[] = [
  { code: 'СКИДКА5', name: '−5 % на всё', kind: 'percent', percent: 5, isListed: true },
  { code: 'ИНСТРУМЕНТ10', name: '−10 % на инструмент', kind: 'percent', percent: 10, categoryIds: [6474] },
  { code: 'МИНУС500', name: '−500 ₽ от 5 000 ₽', kind: 'sum', amount: 50_000, minSum: 500_000, isListed: true },
  {
    code: 'ПЕРВЫЙ',
    name: '−15 % на первый заказ, до 3 000 ₽',
    kind: 'percent',
    percent: 15,
    amount: 300_000,
    isFirstOrder: true,
    maxUsesPerPhone: 1,
    isListed: true,
  },
  { code: 'ПОДАРОК', name: 'Подарок к заказу от 3 000 ₽', kind: 'gift', minSum: 300_000, maxUses: 1000 },
  { code: 'ДОСТАВКА', name: 'Бесплатная доставка', kind: 'delivery' },
  { code: 'КОМПАНИЯ7', name: '−7 % для компаний', kind: 'percent', percent: 7, audience: 'business' },
  { code: 'МОЙ300', name: '−300 ₽, один раз', kind: 'sum', amount: 30_000, maxUsesPerUser: 1, isListed: true },
  { code: 'ЗИМА2026', name: '−12 % от 35 000 ₽', kind: 'percent', percent: 12, minSum: 3_500_000 },
  { code: 'ЛЕТО2026', name: '−20 % на всё', kind: 'percent', percent: 20, endsAt: '2026-09-01', isListed: true },
]
