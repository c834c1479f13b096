import { countOf } from '@verstak/plural'

export const searchPanelTexts = {
  label: 'Подсказки поиска',
  history: 'Вы искали',
  recent: 'Вы смотрели',
  clear: 'Очистить',
  clearLabel: 'Очистить историю поиска',
  notForgotten: 'Не удалось изменить историю поиска. Попробуйте ещё раз',
  remove: (query: string) => `Убрать из истории: ${query}`,
  removeHint: 'Клавиша Delete убирает запрос из истории',
  loading: 'Ищем подсказки',
  trouble: 'Подсказки сейчас недоступны. Нажмите Enter, чтобы искать',
  searchedFor: (query: string) => `Показаны результаты по запросу «${query}»`,
  found: (count: number) => countOf(count, { one: 'подсказка', few: 'подсказки', many: 'подсказок' }),
  products: (count: number) => countOf(count, { one: 'товар', few: 'товара', many: 'товаров' }),
} as const
