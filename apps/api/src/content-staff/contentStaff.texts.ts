/** What staff is told of documents. */
export const contentStaffTexts = {
  taken: 'Страница с таким адресом уже есть',
  wrongPath: 'Адрес новой страницы начинается с /news/, /articles/ или /promo-page/',
  notReady: 'Перед публикацией заполните подзаголовок, описание и хотя бы один блок',
  emptyBlock: 'В одном из блоков нет видимого текста. Допишите его или удалите блок.',
  table: {
    file: 'Страницы.csv',
    headers: ['Номер', 'Название', 'Адрес', 'Состояние', 'На сайте', 'Изменён'],
    states: { draft: 'черновик', planned: 'запланирован', published: 'опубликован' },
  },
} as const
