/** What the pages of a product's reviews and questions have alike. */
export const productPagesTexts = {
  toProduct: 'К товару',
  reviews: 'Отзывы',
  documentTitle: (name: string, page: number) =>
    `${name}: отзывы покупателей${page > 1 ? `, страница ${page}` : ''} — Верстак`,
  description: (name: string, count: string) =>
    `${name}: ${count} с оценками, фото и видео. Достоинства и недостатки по опыту покупателей магазина «Верстак».`,
  about: (name: string) => `о товаре ${name}`,
  confirm: {
    title: 'Подтвердите отзыв',
    text: 'Нажмите кнопку, и мы передадим отзыв на проверку.',
    button: 'Подтвердить',
    yes: 'Отзыв подтверждён. Опубликуем его после проверки.',
    no: 'Ссылка не подошла: отзыв уже подтверждён или ссылка устарела.',
  },
  trouble: 'Отзывы недоступны, но мы скоро это исправим.',
}
