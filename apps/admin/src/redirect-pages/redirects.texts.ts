/** Words of the redirects' section. */
export const redirectsTexts = {
  title: 'Переадресации',
  caption: 'Переадресации по адресу',
  search: 'Часть адреса',
  from: 'Откуда',
  to: 'Куда',
  kind: 'Вид',
  permanent: 'навсегда (301)',
  temporary: 'на время (302)',
  make: 'Новая переадресация',
  fromHint: 'Адрес, по которому страницы больше нет. Регистр букв и слеш в конце важны',
  toHint: 'Страница магазина, можно с фильтрами: /brand/bosch-1/?filters=…',
  permanentHint: 'Поисковики запомнят новый адрес. Для временного перехода снимите отметку.',
} as const
