import type { OwnPromoCode } from '@verstak/contracts/promoCode'

/** The page `/user/promo/`. */
export const promoPageTexts = {
  title: 'Промокоды',
  usable: 'Можно применить',
  others: 'Сейчас не действуют',
  state: {
    usable: '',
    soon: 'Ещё не действует',
    used: 'Вы уже использовали',
    spent: 'Использовали все, на кого он рассчитан',
    over: 'Срок закончился',
  } as const satisfies Record<OwnPromoCode['state'], string>,
  until: (day: string) => `До ${day}`,
  endless: 'Без срока',
  from: (day: string) => `С ${day}`,
  copy: 'Скопировать',
  copyOf: (code: string) => `Скопировать код ${code}`,
  copied: (code: string) => `Код ${code} скопирован`,
  notCopied: 'Не получилось скопировать. Выделите код и скопируйте его сами',
  apply: 'Применить к корзине',
  applyOf: (code: string) => `Применить к корзине код ${code}`,
  applied: (code: string) => `Код ${code} применён к корзине`,
  noCart: 'Сначала положите товары в корзину, потом примените код',
  failed: 'Не получилось. Проверьте связь и попробуйте ещё раз',
  often: 'Слишком много попыток. Подождите минуту и попробуйте ещё раз',
  orders: 'Заказы с этим кодом:',
  order: (number: string) => `№\u00A0${number}`,
  empty: 'Промокодов пока нет',
  emptyText: 'Когда магазин пришлёт вам код, он появится здесь. Код из рекламы введите в корзине.',
  toCatalogue: 'Выбрать товары',
} as const
