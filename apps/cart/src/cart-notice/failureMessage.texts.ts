import type { ApiFailure } from '@verstak/api-client/readApiError'

/** Text of a failed change for the shopper; null when only a general text applies. */
export function failureMessageOf(error: ApiFailure | null): string | null {
  if (!error) return null
  if (error.message) return error.message
  if (error.details.some(({ reason }) => reason === 'cart-full'))
    return 'В корзине слишком много разных товаров. Оформите заказ или уберите лишние.'
  if (error.details.some(({ reason }) => reason === 'saved-full'))
    return 'Отложено слишком много товаров. Верните часть в корзину или удалите лишние.'
  switch (error.code) {
    case 'product-unavailable':
      return 'Этот товар только что закончился. Обновите страницу, чтобы увидеть наличие.'
    case 'not-found':
      return 'Этого товара больше нет в продаже.'
    case 'rate-limited':
      return 'Слишком много запросов подряд. Подождите минуту и повторите.'
    default:
      return null
  }
}
