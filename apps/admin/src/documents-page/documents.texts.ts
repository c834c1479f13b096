import type { ContentState } from '@verstak/contracts/contentStaff'
import { countOf } from '@verstak/plural'

/** Sections of the shop's texts, by the last part of their address. */
export const documentSections = {
  content: { title: 'Страницы', kind: 'page', start: '/promo-page/', add: 'Новая промостраница' },
  news: { title: 'Новости', kind: 'news', start: '/news/', add: 'Новая новость' },
  articles: { title: 'Статьи', kind: 'article', start: '/articles/', add: 'Новая статья' },
} as const
export type DocumentSection = keyof typeof documentSections

/** Words of the lists of the shop's texts. */
export const documentsTexts = {
  caption: 'Сначала изменённые недавно',
  note: (count: number) => countOf(count, { one: 'страница', few: 'страницы', many: 'страниц' }),
  search: 'Название или адрес',
  stateLabel: 'Состояние',
  anyState: 'любое',
  states: { published: 'Опубликовано', planned: 'Запланировано', draft: 'Черновик' } satisfies Record<
    ContentState,
    string
  >,
  onSite: 'прежняя версия на сайте',
  name: 'Название',
  address: 'Адрес',
  state: 'Состояние',
  changed: 'Изменено',
  newTitle: 'Название',
  newAddress: 'Адрес',
  newAddressHint: (start: string) => `Латинские буквы, цифры и дефис: ${start}kak-vybrat/`,
  create: 'Создать черновик',
  cancel: 'Отмена',
  failed: 'Не получилось. Попробуйте ещё раз.',
  wrongAddress: 'В адресе могут быть только маленькие латинские буквы, цифры и дефис',
  noTitle: 'Введите название',
}
