import { countOf } from '@verstak/plural'

const answerForms = { one: 'ответ', few: 'ответа', many: 'ответов' }

/** A review in a list and in its window. */
export const reviewTexts = {
  ratingLabel: (rating: string) => `Оценка ${rating} из\u00A05`,
  experience: {
    less_than_month: 'Опыт использования: менее месяца',
    few_months: 'Опыт использования: несколько месяцев',
    more_than_year: 'Опыт использования: более года',
  } as Readonly<Record<string, string>>,
  purchased: 'Куплено в нашем магазине',
  thirdParty: 'из открытых источников',
  mostUseful: 'Самый полезный отзыв',
  aboutVariant: 'О варианте:',
  parts: {
    advantages: 'Достоинства',
    disadvantages: 'Недостатки',
    comment: 'Комментарий',
    reasonToBuy: 'Покупал(а) для',
  },
  readWhole: 'Читать полностью',
  medium: {
    image: (place: number, author: string) => `Фото ${place}, отзыв: ${author}`,
    video: (place: number, author: string) => `Видео ${place}, отзыв: ${author}`,
  },
  isUseful: 'Отзыв полезен?',
  like: (count: string) => `Полезен, ${count}`,
  dislike: (count: string) => `Не полезен, ${count}`,
  answer: 'Ответить',
  answers: (count: number) => countOf(count, answerForms),
} as const
