import { formatNumber } from '@verstak/plural/formatNumber'

/** Messages about a change of the cart. */
export const cartNoticeTexts = {
  refusalTitle: 'Внимание!',
  failureTitle: 'Что-то пошло не так.',
  failure: 'Произошла ошибка. Повторите попытку позже.',
  added: 'Товар добавлен в корзину',
  limited: (available: number) => `Больше нет: в\u00A0наличии ${formatNumber(available)}\u00A0шт`,
}
