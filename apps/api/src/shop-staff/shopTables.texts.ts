/** Names of tables for spreadsheets, and of their columns. */
export const shopTableTexts = {
  promoCodes: {
    file: 'Промокоды.csv',
    headers: ['Промокод', 'Что даёт', 'Начало', 'Конец', 'Применений', 'Всего применений'],
  },
  organizations: {
    file: 'Организации.csv',
    headers: ['Номер', 'Название', 'ИНН', 'Вид опта', 'Уровень опта', 'Сотрудников', 'Заказов'],
  },
  users: {
    file: 'Покупатели.csv',
    headers: ['Номер', 'Имя', 'Email', 'Телефон', 'С нами с', 'Заказов', 'Сеансов'],
  },
  infoBars: {
    file: 'Полосы.csv',
    headers: ['Номер', 'Текст', 'Куда ведёт', 'Начало', 'Конец', 'Токен (erid)'],
  },
  promotions: {
    file: 'Акции.csv',
    headers: ['Номер', 'Название', 'Куда ведёт', 'Место', 'Начало', 'Конец', 'Токен (erid)'],
  },
  flags: { file: 'Переключатели.csv', headers: ['Переключатель', 'Значения', 'Действует', 'Правила'] },
  releases: {
    file: 'Выпуски.csv',
    headers: ['Когда', 'Кто', 'Часть', 'Версия', 'Что', 'Доля, %', 'Коммит', 'Причина'],
  },
  kinds: { activate: 'включена всем', canary: 'проба', rollback: 'откат', abort: 'остановлена автоматом' },
  staff: { file: 'Сотрудники.csv', headers: ['Номер', 'Имя', 'Email', 'Сотрудник', 'Роль'] },
} as const
