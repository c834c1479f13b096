import type { Nameplate } from '@verstak/contracts/product'

/** Words on nameplates; the discount writes its own percents. */
export const nameplateNames: Record<Exclude<Nameplate['type'], 'discount'>, string> = {
  hit: 'Хит',
  new: 'Новинка',
  pro: 'Для профи',
}
