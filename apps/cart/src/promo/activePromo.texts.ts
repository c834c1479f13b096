import { formatPrice } from '@verstak/money'

/** Answers of the promo code's calls, and the active code; they come late. */
export const promoTexts = {
  applied: (code: string) => `Промокод ${code} применён`,
  empty: 'Введите промокод',
  tooMany: 'Слишком много попыток подряд. Подождите минуту и повторите.',
  failed: 'Промокод не применён: магазин не ответил. Повторите попытку.',
  removeFailed: 'Промокод не убран: магазин не ответил. Повторите попытку.',
  remove: (code: string) => `Убрать промокод ${code}`,
  copy: (code: string) => `Скопировать промокод ${code}`,
  copied: 'Промокод скопирован',
  copyFailed: 'Не получилось скопировать. Выделите промокод и скопируйте его сами.',
  copiedTip: 'Скопировано',
  gift: 'Подарок:',
  missing: (kopecks: number) => `Ещё ${formatPrice(kopecks)} до скидки`,
  changed: (before: number, now: number) =>
    `Скидка по промокоду изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  cleared: (code: string) => `Состав корзины изменился: промокод ${code} снят`,
  again: 'Применить снова',
}
