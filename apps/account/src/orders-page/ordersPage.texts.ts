import { countOf } from '@verstak/plural'
import type { OrderGroup } from '@verstak/contracts/userOrders'

/** Groups of states that the list offers, in the order of its chips. */
export const SHOWN_GROUPS = ['active', 'ready', 'unpaid', 'done', 'cancelled'] as const satisfies OrderGroup[]

/** The page `/user/orders/all/`. */
export const ordersPageTexts = {
  title: 'Мои заказы',
  search: 'Номер заказа, товар или код',
  find: 'Найти',
  filters: 'Организация и даты',
  dates: 'Даты',
  organization: 'Кто покупает',
  anyone: 'Все',
  branch: (name: string, kpp: string) => `${name}, КПП ${kpp}`,
  person: 'Частное лицо',
  from: 'С',
  to: 'По',
  show: 'Показать',
  badPeriod: 'Первый день позже последнего. Поменяйте даты',
  states: 'Состояние заказа',
  all: 'Все',
  ofGroup: {
    active: 'В работе',
    ready: 'Готовы к выдаче',
    unpaid: 'Ждут оплаты',
    done: 'Получены',
    cancelled: 'Отменены',
  } as const satisfies Record<(typeof SHOWN_GROUPS)[number], string>,
  found: (count: number) => countOf(count, { one: 'заказ', few: 'заказа', many: 'заказов' }),
  caption: 'Заказы, новые сверху',
  columns: {
    order: 'Заказ',
    state: 'Состояние',
    products: 'Товары',
    delivery: 'Получение',
    contact: 'Получатель',
    sum: 'Сумма',
    actions: 'Действия',
  },
  empty: 'Заказов пока нет',
  emptyText: 'Здесь появятся ваши заказы: что с ними, когда забрать, как оплатить и повторить.',
  toCatalogue: 'Выбрать товары',
  nothing: 'Ничего не нашли',
  nothingText: 'Проверьте номер или снимите часть условий.',
  showAll: 'Показать все заказы',
} as const
