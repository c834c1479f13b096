export const regionTexts = {
  search: 'Город',
  searchPlaceholder: 'Начните вводить название',
  list: 'Города',
  loading: 'Загружаем города',
  failed: 'Список городов не загрузился',
  nothing: 'Такого города в списке нет. Выберите ближайший к вам',
  confirmation: {
    label: 'Ваш город',
    question: (name: string) => `Ваш город — ${name}?`,
    yes: 'Да',
    other: 'Указать другой',
  },
  popup: {
    chosen: 'Выбран город',
    ok: 'Все верно',
    other: 'Выбрать другой',
    unsure: 'Уточните ваш город, чтобы видеть точные цены и наличие',
    close: 'Закрыть',
  },
} as const
