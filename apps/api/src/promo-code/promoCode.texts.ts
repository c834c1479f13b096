import type { PromoRefusal } from '@verstak/price/promoCode'
import { formatPrice } from '@verstak/money'

/** Why a code does not apply; the engine's reasons and those that only the shop knows. */
export type PromoReason = PromoRefusal | 'not-found' | 'gift-gone' | 'gift-pickup-only'

/** Title of every refusal of a promo code. */
export const REFUSED_TITLE = 'Промокод не применён'

const TEXTS: Readonly<Record<Exclude<PromoReason, 'audience' | 'min-sum' | 'not-started'>, string>> = {
  'not-found': 'Промокод не найден',
  over: 'Срок действия промокода закончился',
  'used-up': 'Этот промокод уже использовали все, на кого он рассчитан',
  'sign-in': 'Войдите, чтобы применить этот промокод',
  'used-by-user': 'Вы уже использовали этот промокод',
  'used-by-phone': 'С этим номером телефона промокод уже использовали',
  'first-order': 'Промокод действует только на первый заказ',
  phone: 'Промокод действует для другого номера телефона',
  'no-goods': 'В корзине нет товаров, на которые действует промокод',
  'gift-gone': 'Подарки по этому промокоду закончились',
  'gift-pickup-only': 'Подарок отдаём только в магазине: выберите самовывоз или уберите промокод',
}

/** What a sentence about a refusal names. */
export interface RefusalFacts {
  /** Kopecks. */
  minSum: number
  missing: number
  audience: 'private' | 'business' | null
  startsAt: Date
}

const dayText = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' })

/** Sentence for the shopper. */
export function refusalText(reason: PromoReason, { minSum, missing, audience, startsAt }: RefusalFacts): string {
  if (reason === 'min-sum') {
    return `Этот код действует от ${formatPrice(minSum)}. Добавьте товаров ещё на ${formatPrice(missing)} или введите другой.`
  }
  if (reason === 'audience') {
    return `Промокод действует только для ${audience === 'business' ? 'компаний' : 'частных покупателей'}`
  }
  if (reason === 'not-started') return `Промокод начнёт действовать ${dayText.format(startsAt)}`
  return TEXTS[reason]
}

/** A code that the shop does not know. */
export const NOT_FOUND_TEXT = TEXTS['not-found']
