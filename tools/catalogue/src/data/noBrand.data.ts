import type { BrandTraits } from '../kind.ts'

/** Goods without a brand: made by many, sold by weight or piece. */
export const NO_BRAND: BrandTraits = {
  slug: '',
  name: '',
  country: 'Россия',
  tier: 0.7,
  isPro: false,
  madeIn: ['Россия', 'Россия', 'Китай', 'Беларусь'],
  volts: ['18'],
  warranty: '1 год',
  article: '######',
  join: '-',
  isRussianCode: true,
  popularity: 1,
}
