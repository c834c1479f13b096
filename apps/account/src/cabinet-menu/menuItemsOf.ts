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
  roubleIcon,
  shieldIcon,
  userIcon,
} from '@verstak/ui-kit/icons'
import type { IconShape } from '@verstak/ui-kit/icons'
import { percentText } from '../personal-price-page/percentText.ts'
import { cabinetMenuTexts as texts } from './cabinetMenu.texts.ts'

export interface MenuItem {
  href: string
  text: string
  icon: IconShape
  /** Other pages that belong to it: a pattern for the beginning of their addresses. */
  also?: string
  /** How many there are; nothing for 0. */
  count?: number
  /** Quiet words after it. */
  note?: string
  /** Bold words after it: something that the user has not seen. */
  news?: string
}

/** What the menu shows besides the kind of user. */
export interface MenuFacts {
  /** The flag `navigation`. */
  isNavigationOn: boolean
  /** A notification `extendedAccessGranted` waits. */
  isAccessGranted?: boolean
  /** Absent until they are known. */
  orders?: number | undefined
  favorites?: number | undefined
  /** Discount of the wholesale level; null until it is known. */
  percent?: number | null
}

type Buyer = Pick<Account, 'isJuristic' | 'wholesalerLevel' | 'wholesalerType' | 'currentUserRole' | 'contractors'>

/** Above this level of contract discounts the menu is the old one, unless the experiment says otherwise (ROLE-007). */
const TOP_FIXED_LEVEL = 3

/** A wholesaler with contract discounts of the highest level (ROLE-007, ROLE-008). */
const isTopFixed = ({ wholesalerType, wholesalerLevel }: Pick<Account, 'wholesalerType' | 'wholesalerLevel'>) =>
  wholesalerType === 'fixed' && (wholesalerLevel ?? 0) > TOP_FIXED_LEVEL

/** Pages of the cabinet for this user, in order; those that are not released are left to the caller. */
export function menuItemsOf(account: Buyer, facts: MenuFacts): MenuItem[] {
  const { isJuristic, wholesalerLevel } = account
  const isOld = isTopFixed(account) && !facts.isNavigationOn
  const items: (MenuItem | false)[] = [
    { href: '/user/dashboard/', text: texts.dashboard, icon: homeIcon },
    {
      href: '/user/orders/all/',
      also: '/user/orders/',
      text: texts.orders,
      icon: boxIcon,
      ...(facts.orders && { count: facts.orders }),
    },
    ...(isJuristic ? companyItemsOf(account, facts) : personItemsOf(facts)),
    wholesalerLevel !== null &&
      !isTopFixed(account) && {
        href: '/user/personal-price/',
        text: texts.price,
        icon: percentIcon,
        note: texts.level(wholesalerLevel, facts.percent ? percentText(facts.percent) : null),
      },
    isOld && { href: '/user/personal-data/', text: texts.data, icon: shieldIcon },
    {
      href: '/user/profile/',
      also: isOld ? '/user/devices/' : '/user/(devices|personal-data)/',
      text: texts.profile,
      icon: userIcon,
    },
  ]
  return items.filter((item) => item !== false)
}

function companyItemsOf({ contractors, currentUserRole }: Buyer, { isAccessGranted }: MenuFacts): MenuItem[] {
  const isNew = isAccessGranted && contractors.every(({ extendedAccessEnabled }) => extendedAccessEnabled)
  const balance = { href: '/user/balance/', text: texts.balance, icon: roubleIcon }
  return [
    { href: '/user/documents/', text: texts.documents, icon: documentIcon },
    // A purchaser sees no money of the company (ROLE-010).
    ...(currentUserRole === 'purchaser' ? [] : [balance]),
    { href: '/user/lists/', also: '/user/lists/', text: texts.lists, icon: listIcon },
    {
      href: '/user/organizations/',
      also: '/user/organizations/',
      text: texts.organizations,
      icon: companyIcon,
      ...(isNew && { news: texts.news }),
    },
  ]
}

const personItemsOf = ({ favorites }: MenuFacts): MenuItem[] => [
  { href: '/user/reviews/', text: texts.reviews, icon: chatIcon },
  { href: '/user/promo/', text: texts.promo, icon: percentIcon },
  { href: '/user/favorites/', text: texts.favorites, icon: heartIcon, ...(favorites && { count: favorites }) },
]

/** Whether an item is of the page that is open: the page itself, or one that belongs to it. */
export function currentOf(
  { href, also }: Pick<MenuItem, 'href' | 'also'>,
  address: string,
): 'page' | 'true' | undefined {
  if (href === address) return 'page'
  return also !== undefined && new RegExp(`^${also}`).test(address) ? 'true' : undefined
}
