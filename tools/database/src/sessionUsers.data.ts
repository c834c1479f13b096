import type { UserKind } from '@verstak/flags/flagRow'

/** A company of one of the users below; its number has valid check digits and is fictitious. */
export interface SessionOrganization {
  name: string
  inn: string
  /** Null for a sole proprietor. */
  kpp: string | null
  role: 'owner' | 'manager' | 'purchaser'
  isNew: boolean
  isWholesale: boolean
}

/** The user of each kind of session. */
export interface SessionUser {
  firstName: string
  lastName: string | null
  email: string
  phone: string
  isTrusted: boolean
  isStaff: boolean
  /** The first is the one that he buys for. */
  organizations: readonly SessionOrganization[]
}

/** Users of `npm run session`, one of each kind but guests. */
export const SESSION_USERS: Record<Exclude<UserKind, 'guest'>, SessionUser> = {
  private: {
    firstName: 'Мария',
    lastName: 'Соколова',
    email: 'maria.sokolova@mail.example',
    phone: '9161234501',
    isTrusted: false,
    isStaff: false,
    organizations: [],
  },
  business: {
    firstName: 'Андрей',
    lastName: 'Ковалёв',
    email: 'zakupki@stroymontazh.example',
    phone: '9161234502',
    isTrusted: true,
    isStaff: false,
    organizations: [
      {
        name: 'ООО «Специализированное управление строительно-монтажных и отделочных работ № 17»',
        inn: '7709123453',
        kpp: '770901001',
        role: 'owner',
        isNew: true,
        isWholesale: false,
      },
      { name: 'АО «Мостремонт»', inn: '5024876540', kpp: '502401001', role: 'purchaser', isNew: false, isWholesale: true },
      { name: 'ИП Ковалёв Андрей Петрович', inn: '771987654388', kpp: null, role: 'owner', isNew: false, isWholesale: false },
    ],
  },
  wholesale: {
    firstName: 'Рустам',
    lastName: 'Галиев',
    email: 'opt@volgasnab.example',
    phone: '9161234503',
    isTrusted: true,
    isStaff: false,
    organizations: [
      { name: 'ООО «Волгаснаб»', inn: '1650432105', kpp: '165001001', role: 'owner', isNew: false, isWholesale: true },
      { name: 'ООО «Камский крепёж»', inn: '6612057910', kpp: '661201001', role: 'owner', isNew: false, isWholesale: false },
    ],
  },
  staff: {
    firstName: 'Елена',
    lastName: null,
    email: 'elena@verstak.example',
    phone: '9161234504',
    isTrusted: true,
    isStaff: true,
    organizations: [],
  },
}

/** Buys for a company of another user, with limited rights. */
const PURCHASER: SessionUser = {
  firstName: 'Ольга',
  lastName: 'Белова',
  email: 'sklad@stroymontazh.example',
  phone: '9161234505',
  isTrusted: false,
  isStaff: false,
  organizations: SESSION_USERS.business.organizations
    .slice(0, 1)
    .map((organization) => ({ ...organization, role: 'purchaser' as const })),
}

/** Accounts of a demo shop, by what they show; their password is `DEMO_PASSWORD`. */
export const DEMO_ACCOUNTS = { ...SESSION_USERS, purchaser: PURCHASER } as const

/** Fits the rules for passwords. */
export const DEMO_PASSWORD = 'Verstak-2026'
