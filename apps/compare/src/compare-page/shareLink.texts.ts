import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Window with the link. */
export const shareTexts = {
  title: 'Ссылка на сравнение',
  text: (count: number) =>
    `По ней любой увидит ${count === 1 ? 'этот товар' : `эти ${countOf(count, products)}`}. Ваши правки её не изменят.`,
  link: 'Ссылка',
  copy: 'Скопировать',
  copied: 'Скопировано',
  copyByHand: 'Скопируйте ссылку из поля',
} as const
