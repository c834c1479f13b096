import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }

/** Window of a product that came into the cart. */
export const addedTexts = {
  toCart: 'Перейти в корзину',
  goOn: 'Продолжить покупки',
  packaging: (name: string) => `Упаковка: ${name}`,
  gift: (name: string) => `Подарок: ${name}`,
  informer: {
    'quantity-limited': (pieces: number) => `Положили ${formatNumber(pieces)}\u00A0шт: больше нет в наличии`,
    'quantity-rounded': (pieces: number) => `Положили ${formatNumber(pieces)}\u00A0шт: товар продаём кратно упаковке`,
  },
  inCart: (products: number, kopecks: number) =>
    `В корзине ${countOf(products, productForms)} на ${formatPrice(kopecks)}`,
  accessories: 'Обычно берут вместе',
  recommendations: 'Вам может понравиться',
  add: (name: string) => `В корзину: ${name}`,
  isIn: 'В корзине',
}
