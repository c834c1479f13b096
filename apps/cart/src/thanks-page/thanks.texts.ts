import { formatPrice } from '@verstak/money'

/** Page of a placed order. */
export const thanksTexts = {
  documentTitle: (number: string) => `Заказ № ${number} — Верстак`,
  title: (number: string) => `Заказ №\u00A0${number} оформлен`,
  cancelled: (number: string) => `Заказ №\u00A0${number} отменён`,
  thanks: (name: string) => `Спасибо, ${name}!`,
  pickup: 'Заберите',
  courier: 'Привезём',
  payment: 'Оплата при получении',
  card: 'Картой',
  cash: 'Наличными',
  contact: 'Ваш телефон',
  contactNote: 'Позвоним, если в заказе что-то изменится',
  questions: 'Вопросы по заказу',
  lines: 'В заказе',
  quantity: (pieces: number, kopecks: number) => `${pieces}\u00A0шт × ${formatPrice(kopecks)}`,
  promo: (code: string) => `Промокод ${code}`,
  applied: 'применён',
  gift: 'Подарок',
  delivery: { pickup: 'Самовывоз', courier: 'Доставка курьером' },
  free: 'бесплатно',
  total: 'Итого',
  goOn: 'Продолжить покупки',
}
