import type { RefusalReason } from '@verstak/contracts/moderation'
import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

const DEAR = 'Здравствуйте!'
const REGARDS = `Магазин «${SHOP_NAME_PLACEHOLDER}»`
const letter = (...parts: string[]) => [DEAR, ...parts, REGARDS].join('\n\n')

export const moderationTexts = {
  captcha: 'Подтвердите, что вы не робот',
  cannotUndo: 'Решение уже изменили, вернуть его нельзя',
  table: {
    file: 'Отзывы и вопросы.csv',
    headers: ['Когда', 'Товар', 'Автор', 'Оценка', 'Текст', 'Состояние', 'Причина отказа', 'Заметила проверка'],
    states: { waiting: 'ждёт', approved: 'опубликован', refused: 'отклонён', unconfirmed: 'почта не подтверждена' },
  },
} as const

/** Why something is not published, as its author reads it. */
export const refusalTexts: Readonly<Record<RefusalReason, string>> = {
  rude: 'В тексте есть грубые слова',
  'off-topic': 'Текст не о товаре',
  contacts: 'В тексте есть ссылки или контакты',
  advertising: 'Текст рекламирует другой магазин или товар',
  duplicate: 'Такой текст уже опубликован',
  media: 'Фото или видео не относятся к товару',
  other: 'Текст не прошёл модерацию',
}

/** Letters about what somebody has written. */
export const moderationLetters = {
  approved: (product: string, link: string) => ({
    subject: 'Ваш текст опубликован',
    text: letter(`То, что вы написали о товаре «${product}», опубликовано: ${link}`, 'Спасибо!'),
  }),
  refused: (product: string, reason: string, link: string) => ({
    subject: 'Ваш текст не опубликован',
    text: letter(
      `То, что вы написали о товаре «${product}», не прошло модерацию. Причина: ${reason}.`,
      `Исправить и отправить снова: ${link}`,
    ),
  }),
  answered: (product: string, link: string, unsubscribe: string) => ({
    subject: 'Ответили на ваш вопрос',
    text: letter(
      `На то, что вы написали о товаре «${product}», есть ответ: ${link}`,
      `Больше не присылать писем об ответах: ${unsubscribe}`,
    ),
  }),
} as const
