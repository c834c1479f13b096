import { countOf } from '@verstak/plural'

const reviewForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' }

export const reviewTexts = {
  title: 'Отзывы',
  outOf: 'из\u00A05',
  all: 'Все отзывы',
  count: (count: number) => countOf(count, reviewForms),
}
