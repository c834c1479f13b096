import type { UserKind } from '@verstak/flags/flagRow'
import type { RefusalReason } from './moderation.contract.ts'
import type { DeliveryType, OrderState, PaymentType } from './order.contract.ts'
import type { StaffRole } from './staffRole.contract.ts'

/* What the staff calls entities: on its pages, in the journal, and in tables for spreadsheets. */

/** Roles of the staff. */
export const STAFF_ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  owner: 'владелец',
  manager: 'менеджер',
  content: 'контент',
  warehouse: 'склад',
  support: 'поддержка',
}

/** States of orders. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  new: 'Новый',
  'awaiting-payment': 'Ждёт оплаты',
  paid: 'Оплачен',
  assembling: 'Собирается',
  ready: 'Готов к выдаче',
  'on-the-way': 'В доставке',
  'handed-over': 'Выдан',
  cancelled: 'Отменён',
  'returned-in-part': 'Возвращён частично',
  returned: 'Возвращён',
}

/** Ways to pay. */
export const PAYMENT_NAMES: Readonly<Record<PaymentType, string>> = {
  cash: 'Наличными при получении',
  card: 'Картой при получении',
  online: 'Картой на сайте',
  sbp: 'СБП',
  invoice: 'По счёту',
  deferred: 'С отсрочкой',
}

/** Ways to get goods. */
export const DELIVERY_NAMES: Readonly<Record<DeliveryType, string>> = {
  pickup: 'Самовывоз',
  courier: 'Курьер',
  transport: 'Транспортная компания',
}

/** Why a text is refused. */
export const REFUSAL_NAMES: Readonly<Record<RefusalReason, string>> = {
  contacts: 'Телефон или ссылка',
  rude: 'Оскорбление',
  'off-topic': 'Не о товаре',
  duplicate: 'Повтор',
  advertising: 'Реклама',
  media: 'Фото или видео не о товаре',
  other: 'Другое',
}

/** Kinds of user that a flag may target. */
export const USER_KIND_NAMES: Readonly<Record<UserKind, string>> = {
  guest: 'гости',
  private: 'частные',
  business: 'компании',
  wholesale: 'опт',
  staff: 'сотрудники',
}

/** Kinds of promo codes. */
export const DISCOUNT_NAMES = { percent: 'Процент', sum: 'Сумма', gift: 'Подарок', delivery: 'Доставка' } as const
/** Whom a promo code is for. */
export const CODE_AUDIENCE_NAMES = { private: 'Частные покупатели', business: 'Компании' } as const
/** Whom a promotion is for. */
export const PROMOTION_AUDIENCE_NAMES = {
  admin: 'Черновик: видят сотрудники',
  b2b: 'Компании',
  b2c: 'Частные покупатели',
} as const
/** Places of banners on the home page. */
export const BANNER_PLACE_NAMES = { carousel: 'Слайд на главной', side: 'Карточка рядом со слайдами' } as const
/** Kinds of wholesale. */
export const WHOLESALE_NAMES = { generic: 'По обороту', fixed: 'По договору' } as const
/** Labels of photos. */
export const NAMEPLATE_NAMES = { discount: 'Скидка', hit: 'Хит', new: 'Новинка', pro: 'Для профи' } as const

/** Views of a drawing. */
export const VIEW_NAMES: Readonly<Record<string, string>> = {
  main: 'общий вид',
  reverse: 'с другой стороны',
  detail: 'крупно',
  dimensions: 'размеры',
  packing: 'упаковка',
}

/** States of texts, returns and refunds; those of orders have their own. */
const STATE_NAMES: Readonly<Record<string, string>> = {
  waiting: 'ждёт',
  unconfirmed: 'почта не подтверждена',
  approved: 'одобрено',
  refused: 'отказано',
  requested: 'запрошен',
  queued: 'отправлен',
  succeeded: 'деньги вернулись',
  failed: 'не прошёл, верните деньги сами',
}

/** Values that are one of a few words, by field. */
export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: STAFF_ROLE_NAMES,
  status: ORDER_STATE_NAMES,
  state: STATE_NAMES,
  refund: STATE_NAMES,
  refusal: REFUSAL_NAMES,
  kind: DISCOUNT_NAMES,
  audience: { ...CODE_AUDIENCE_NAMES, ...PROMOTION_AUDIENCE_NAMES },
  place: BANNER_PLACE_NAMES,
  wholesaleType: WHOLESALE_NAMES,
}

/** Words of values that are none of a few. */
export const valueTexts = {
  /** Photos by the beginning of their guid, to tell one from the other. */
  photo: (guid: string) => `фото ${guid.slice(0, 6)}`,
  view: (view: string) => VIEW_NAMES[view] ?? view,
  blocks: (count: number) => `блоков: ${count}`,
  gone: (id: number) => `№ ${id} (удалено)`,
  everybody: 'всем',
  unpublished: 'не опубликовано',
} as const
