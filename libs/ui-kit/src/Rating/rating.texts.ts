import { countOf } from '@verstak/plural'

const reviewForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' }

export const reviewsLabel = (count: number): string => countOf(count, reviewForms)

export const noReviewsLabel = 'Нет отзывов'

export const ratingLabel = 'Рейтинг'
