import type { StaffPage, StaffRole } from './staffRole.contract.ts'

const ALL = ['owner', 'manager', 'content', 'warehouse', 'support'] as const
const HEADS = ['owner', 'manager'] as const
const EDITORS = ['owner', 'manager', 'content'] as const
/** Whose word binds the shop. */
const SIGNERS = ['owner', 'content'] as const
const ORDERS = ['owner', 'manager', 'warehouse', 'support'] as const
const PACKERS = ['owner', 'manager', 'warehouse'] as const
const TALKERS = ['owner', 'manager', 'support'] as const
const READERS = ['owner', 'manager', 'content', 'support'] as const

/**
 * Sections of the back office in the order of its menu, and who opens them. What stands here and is not released yet is left
 * out of the menu.
 */
export const STAFF_PAGES: readonly StaffPage[] = [
  { page: '/admin/', title: 'Сводка', group: 'goods', roles: ALL },
  { page: '/admin/orders/', title: 'Заказы', group: 'goods', roles: ORDERS },
  { page: '/admin/product/', title: 'Товары', group: 'goods', roles: ALL },
  { page: '/admin/category/', title: 'Категории', group: 'goods', roles: EDITORS },
  { page: '/admin/brand/', title: 'Бренды', group: 'goods', roles: EDITORS },
  { page: '/admin/tag-page/', title: 'Подборки', group: 'goods', roles: EDITORS },
  { page: '/admin/promotions/', title: 'Акции и промокоды', group: 'people', roles: EDITORS },
  { page: '/admin/content/', title: 'Страницы', group: 'people', roles: EDITORS },
  { page: '/admin/news/', title: 'Новости', group: 'people', roles: EDITORS },
  { page: '/admin/articles/', title: 'Статьи', group: 'people', roles: EDITORS },
  { page: '/admin/legal/', title: 'Правовые документы', group: 'people', roles: SIGNERS },
  { page: '/admin/redirects/', title: 'Переадресации', group: 'people', roles: EDITORS },
  { page: '/admin/reviews/', title: 'Отзывы и вопросы', group: 'people', roles: READERS },
  { page: '/admin/chat/', title: 'Чат', group: 'people', roles: TALKERS },
  { page: '/admin/users/', title: 'Покупатели', group: 'people', roles: TALKERS },
  { page: '/admin/organizations/', title: 'Организации', group: 'people', roles: TALKERS },
  { page: '/admin/releases/', title: 'Выпуски', group: 'shop', roles: HEADS },
  { page: '/admin/flags/', title: 'Переключатели', group: 'shop', roles: HEADS },
  { page: '/admin/exchange/', title: 'Обмен', group: 'shop', roles: HEADS },
  { page: '/admin/journal/', title: 'Журнал', group: 'shop', roles: HEADS },
  { page: '/admin/staff/', title: 'Сотрудники', group: 'shop', roles: ['owner'] },
  { page: '/admin/settings/', title: 'Настройки', group: 'shop', roles: HEADS },
]

/**
 * Who may make which call: role × call, `METHOD /path`. Everybody else of the staff is answered 403, and who is none of the
 * staff 404, as for a call that does not exist. The API checks each call by this table before it looks at its input; a test
 * walks every cell.
 */
export const STAFF_CALLS: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /api/v1/staff/me': ALL,
  'GET /api/v1/staff/dashboard': ALL,
  // Each role finds what its own lists hold.
  'GET /api/v1/staff/search': ALL,

  'GET /api/v1/staff/journal': HEADS,
  'GET /api/v1/staff/journal.csv': HEADS,
  // Of what the role may edit itself: the verb checks that, too.
  'POST /api/v1/staff/journal/take-back': ['owner', 'manager', 'content', 'warehouse'],

  'POST /api/v1/staff/uploads/start': EDITORS,

  'GET /api/v1/staff/catalogue/choices': ALL,
  'GET /api/v1/staff/products': ALL,
  'GET /api/v1/staff/products.csv': HEADS,
  'GET /api/v1/staff/product': ALL,
  // Fields have roles besides: the warehouse counts pieces, prices are of those who answer for the money.
  'POST /api/v1/staff/product/save': ['owner', 'manager', 'content', 'warehouse'],
  'POST /api/v1/staff/products/plan': HEADS,
  'POST /api/v1/staff/products/apply': HEADS,
  'GET /api/v1/staff/brands': EDITORS,
  'GET /api/v1/staff/brands.csv': EDITORS,
  'GET /api/v1/staff/brand': EDITORS,
  'POST /api/v1/staff/brand/save': EDITORS,
  'POST /api/v1/staff/brand/create': EDITORS,
  'POST /api/v1/staff/brand/delete': EDITORS,
  'GET /api/v1/staff/categories': EDITORS,
  'GET /api/v1/staff/categories.csv': EDITORS,
  'GET /api/v1/staff/category': EDITORS,
  'POST /api/v1/staff/category/save': EDITORS,
  'POST /api/v1/staff/category/create': EDITORS,
  'POST /api/v1/staff/category/delete': EDITORS,
  'GET /api/v1/staff/tag-pages': EDITORS,
  'GET /api/v1/staff/tag-pages.csv': EDITORS,
  'GET /api/v1/staff/tag-page': EDITORS,
  'POST /api/v1/staff/tag-page/save': EDITORS,
  'POST /api/v1/staff/tag-page/create': EDITORS,
  'POST /api/v1/staff/tag-page/delete': EDITORS,

  'GET /api/v1/staff/exchange/runs': HEADS,
  'GET /api/v1/staff/exchange/runs.csv': HEADS,
  'GET /api/v1/staff/exchange/run': HEADS,
  'GET /api/v1/staff/exchange/run.csv': HEADS,
  'GET /api/v1/staff/exchange/file': HEADS,
  'GET /api/v1/staff/exchange/file.csv': HEADS,
  'GET /api/v1/staff/exchange/feeds': HEADS,
  'GET /api/v1/staff/exchange/feeds.csv': HEADS,
  'POST /api/v1/staff/exchange/file.part': HEADS,
  'POST /api/v1/staff/exchange/start': HEADS,
  'POST /api/v1/staff/exchange/cancel': HEADS,
  'POST /api/v1/staff/exchange/undo': HEADS,
  'GET /api/v1/staff/exchange/goods.xlsx': HEADS,
  'GET /api/v1/staff/exchange/goods.csv': HEADS,
  'GET /api/v1/staff/exchange/goods.yml': HEADS,

  'GET /api/admin/impulse-products': ALL,
  'GET /api/admin/settings-cookies': ALL,
  'GET /api/admin/truck-loading': ALL,

  'GET /api/v1/staff/content': EDITORS,
  'GET /api/v1/staff/content.csv': EDITORS,
  'POST /api/v1/staff/content/create': EDITORS,
  'GET /api/v1/staff/content/document': EDITORS,
  'POST /api/v1/staff/content/document/save': EDITORS,
  'GET /api/v1/staff/content/versions': EDITORS,
  'POST /api/v1/staff/content/publish': EDITORS,
  'POST /api/v1/staff/content/restore': EDITORS,

  'GET /api/v1/staff/legal': SIGNERS,
  'GET /api/v1/staff/legal.csv': SIGNERS,
  'GET /api/v1/staff/legal/document': SIGNERS,
  'POST /api/v1/staff/legal/document/save': SIGNERS,
  'GET /api/v1/staff/legal/edition': SIGNERS,
  'GET /api/v1/staff/legal/editions': SIGNERS,

  'GET /api/v1/staff/orders': ORDERS,
  'GET /api/v1/staff/orders.csv': ORDERS,
  'GET /api/v1/staff/order/document': ORDERS,
  'GET /api/v1/staff/order': ORDERS,
  'POST /api/v1/staff/order/state': ORDERS,
  'POST /api/v1/staff/order/assembler': PACKERS,
  'GET /api/v1/staff/orders/sheets': ORDERS,
  'POST /api/v1/staff/order/mark': PACKERS,
  'DELETE /api/v1/staff/order/mark': PACKERS,
  'GET /api/v1/staff/returns': TALKERS,
  'POST /api/v1/staff/return/decision': HEADS,
  'POST /api/v1/staff/return/refund': HEADS,

  'GET /api/v1/staff/moderation': READERS,
  'GET /api/v1/staff/moderation.csv': READERS,
  'POST /api/v1/staff/moderation/decision': READERS,
  'POST /api/v1/staff/discussion/answer': READERS,
  'GET /api/v1/staff/moderation/words': READERS,
  'POST /api/v1/staff/moderation/words/save': EDITORS,

  'GET /api/v1/chat/conversations': TALKERS,
  // Who answers one buyer needs no file of all.
  'GET /api/v1/chat/conversations.csv': HEADS,
  'GET /api/v1/chat/conversation': TALKERS,
  'POST /api/v1/chat/answer': TALKERS,

  'POST /api/v1/staff/users/end-sessions': TALKERS,
  'GET /api/v1/staff/users': TALKERS,
  // Who answers one buyer needs no file of all.
  'GET /api/v1/staff/users.csv': HEADS,
  'GET /api/v1/staff/organizations': TALKERS,
  'GET /api/v1/staff/organizations.csv': HEADS,
  'GET /api/v1/staff/organization': TALKERS,
  'POST /api/v1/staff/organization/save': HEADS,

  'GET /api/v1/staff/promo-codes': EDITORS,
  'GET /api/v1/staff/promo-codes.csv': EDITORS,
  'GET /api/v1/staff/promo-code': EDITORS,
  'POST /api/v1/staff/promo-code/save': HEADS,
  'POST /api/v1/staff/promo-code/create': HEADS,

  'GET /api/v1/staff/promotions': EDITORS,
  'GET /api/v1/staff/promotions.csv': EDITORS,
  'GET /api/v1/staff/promotion': EDITORS,
  'POST /api/v1/staff/promotion/save': EDITORS,
  'POST /api/v1/staff/promotion/create': EDITORS,
  'POST /api/v1/staff/promotion/delete': EDITORS,

  'GET /api/v1/staff/info-bars': EDITORS,
  'GET /api/v1/staff/info-bars.csv': EDITORS,
  'GET /api/v1/staff/info-bar': EDITORS,
  'POST /api/v1/staff/info-bar/save': EDITORS,
  'POST /api/v1/staff/info-bar/create': EDITORS,

  'GET /api/v1/staff/redirects': EDITORS,
  'GET /api/v1/staff/redirects.csv': EDITORS,
  'GET /api/v1/staff/redirect': EDITORS,
  'POST /api/v1/staff/redirect/save': EDITORS,
  'POST /api/v1/staff/redirect/create': EDITORS,
  'POST /api/v1/staff/redirect/delete': EDITORS,

  'GET /api/v1/staff/releases': HEADS,
  'GET /api/v1/staff/releases.csv': HEADS,
  'POST /api/v1/staff/releases/activate': HEADS,
  'POST /api/v1/staff/releases/rollback': HEADS,
  'GET /api/v1/staff/flags': HEADS,
  'GET /api/v1/staff/flags.csv': HEADS,
  'GET /api/v1/staff/flag': HEADS,
  'POST /api/v1/staff/flag/save': HEADS,
  'GET /api/v1/staff/settings': HEADS,
  'POST /api/v1/staff/settings/save': HEADS,
  'GET /api/v1/staff/region': HEADS,
  'POST /api/v1/staff/region/save': HEADS,
  'GET /api/v1/staff/requisites': HEADS,
  // Where the money goes is the owner's alone.
  'POST /api/v1/staff/requisites/save': ['owner'],
  'GET /api/v1/staff/members': ['owner'],
  'GET /api/v1/staff/members.csv': ['owner'],
  'GET /api/v1/staff/member': ['owner'],
  'POST /api/v1/staff/member/save': ['owner'],
}
