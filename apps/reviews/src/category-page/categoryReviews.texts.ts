import { countOf } from '@verstak/plural'

const reviewForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' }

/** Reviews of the products of a category. */
export const categoryReviewsTexts = {
  reviews: 'Отзывы',
  title: (category: string, brand: string | null) => `Отзывы: ${category}${brand === null ? '' : ` ${brand}`}`,
  documentTitle: (category: string, brand: string | null, page: number) =>
    `${category}${brand === null ? '' : ` ${brand}`}: отзывы покупателей${page > 1 ? `, страница ${page}` : ''} — Верстак`,
  description: (category: string, brand: string | null, count: number, rating: string) =>
    `${category}${brand === null ? '' : ` ${brand}`}: ${countOf(count, reviewForms)} покупателей, средняя оценка ${rating}. Достоинства, недостатки, фото и видео.`,
  count: (count: number) => countOf(count, reviewForms),
  toCategory: (category: string) => `Все товары: ${category}`,
  none: 'Отзывов пока нет',
  noneAdvice: 'Купите товар первым и расскажите о нём.',
}
