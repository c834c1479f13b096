import type { Creative } from '@verstak/contracts/creative'
import { countOf } from '@verstak/plural'

const SHOP = 'Верстак'
const minutes = { one: 'минута', few: 'минуты', many: 'минут' }

export const contentTexts = {
  shop: SHOP,
  head: (title: string) => `${title} — ${SHOP}`,
  home: 'Главная',
  contents: 'В статье',
  more: 'Читайте ещё',
  preview: 'Предпросмотр',
  previewOf: 'Эту версию видят только те, у кого есть ссылка.',
  minutes: (count: number) => countOf(count, minutes),
  askTitle: 'Не нашли ответа?',
  askText: (phone: string) => `Напишите нам или позвоните: ${phone}, круглосуточно и бесплатно.`,
  ask: 'Написать нам',
  promotions: 'Сейчас действуют',
  advertising: ({ organizationName, organizationINN, token }: Creative) =>
    ['Реклама', organizationName, organizationINN && `ИНН ${organizationINN}`, `erid: ${token}`]
      .filter(Boolean)
      .join('. '),
  noPromotions: 'Сейчас акций нет. Новые появятся на этой странице и в рассылке.',
  lists: {
    news: { title: 'Новости', description: 'Новости магазина «Верстак».', path: '/news/' },
    article: {
      title: 'Статьи',
      description: 'Как выбрать инструмент и материалы: статьи мастеров магазина «Верстак».',
      path: '/articles/',
    },
    promo: { title: 'Акции', description: '', path: '/our-actions/' },
  },
  empty: 'Здесь пока ничего нет',
  pageOf: (title: string, page: number) => `${title}, страница ${page}`,
}
