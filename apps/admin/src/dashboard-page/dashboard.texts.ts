import type { WaitingFigure } from '@verstak/contracts/staff'
import { countOf } from '@verstak/plural'

/** Words of the start page of the back office. */
export const dashboardTexts = {
  title: 'Сводка',
  today: 'Заказы сегодня',
  week: 'Заказы за 7 дней',
  received: 'Получено за 7 дней',
  returned: 'Возвращено за 7 дней',
  onSum: (sum: string) => `на ${sum}`,
  days: 'Заказы по дням',
  day: 'День',
  count: 'Заказы',
  sum: 'Сумма',
  waiting: 'Что ждёт',
  nothing: 'Ничего не ждёт: очереди пусты.',
  live: 'Что работает',
  part: 'Часть',
  version: 'Версия',
  canary: (version: string, percent: number) => `${version} на ${percent} % посетителей`,
  noCanary: 'всем',
  share: 'Доля',
  longest: (time: string) => `дольше всего ${time}`,
  minutes: (count: number) => countOf(count, { one: 'минуту', few: 'минуты', many: 'минут' }),
  hours: (count: number) => countOf(count, { one: 'час', few: 'часа', many: 'часов' }),
  fullDays: (count: number) => countOf(count, { one: 'день', few: 'дня', many: 'дней' }),
  what: {
    'new-orders': 'Заказы ждут сборки',
    returns: 'Возвраты без решения или денег',
    'failed-refunds': 'Возвраты денег не прошли',
    reviews: 'Отзывы на проверке',
    discussions: 'Вопросы и ответы на проверке',
    chats: 'Чаты без ответа',
    messages: 'Письма и SMS в очереди',
    jobs: 'Задания в очереди',
    'given-up-jobs': 'Задания, которые не удались',
  } satisfies Record<WaitingFigure['what'], string>,
} as const
