import type { Account } from '@verstak/contracts/session'
import {
  boxIcon,
  chatIcon,
  companyIcon,
  documentIcon,
  heartIcon,
  homeIcon,
  listIcon,
  percentIcon,
  userIcon,
} from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { cabinetMenuTexts as texts } from './cabinetMenu.texts.ts'

export interface MenuItem {
  href: string
  text: string
  icon: IconShape
  /** Another page that belongs to it. */
  also?: string
}

const item = (href: string, text: string, icon: IconShape): MenuItem => ({ href, text, icon })

/** Pages of the cabinet for this user, in order; those that are not released are left to the caller. */
export function menuItemsOf({
  isJuristic,
  wholesalerLevel,
}: Pick<Account, 'isJuristic' | 'wholesalerLevel'>): MenuItem[] {
  return [
    item('/user/dashboard/', texts.dashboard, homeIcon),
    item('/user/orders/all/', texts.orders, boxIcon),
    ...(isJuristic
      ? [
          item('/user/documents/', texts.documents, documentIcon),
          item('/user/balance/', texts.balance, listIcon),
          item('/user/organizations/', texts.organizations, companyIcon),
        ]
      : [
          item('/user/reviews/', texts.reviews, chatIcon),
          item('/user/promo/', texts.promo, percentIcon),
          item('/user/favorites/', texts.favorites, heartIcon),
        ]),
    ...(wholesalerLevel === null ? [] : [item('/user/personal-price/', texts.price, percentIcon)]),
    { ...item('/user/profile/', texts.profile, userIcon), also: '/user/devices/' },
  ]
}
