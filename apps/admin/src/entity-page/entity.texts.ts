/** Words of forms with few fields. */
export const entityTexts = {
  main: 'Основное',
  open: 'Открыть на сайте',
  remove: 'Удалить',
  removeTitle: (name: string) => `Удалить «${name}»?`,
  removeText: 'Вернуть можно в журнале.',
  removed: 'Удалено',
  failed: 'Удалить не получилось. Попробуйте ещё раз.',
  changed: 'Пока вы смотрели, запись изменили. Откройте страницу заново.',
} as const
