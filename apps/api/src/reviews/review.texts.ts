import { SHOP_NAME_PLACEHOLDER } from '../settings/withShopName.ts'

/** Names of the ratings besides the stars where no category has its own. */
export const DEFAULT_RATING_NAMES = ['Качество', 'Удобство', 'Соответствие описанию'] as const

/** Of an author whose account is deleted. */
export const anonymousName = 'Покупатель'

export const reviewTexts = {
  isKnown: 'С этого адреса уже есть отзыв об этом товаре',
  characteristic: 'Такой оценки у этого товара нет',
  upload: 'Файл не загружен до конца, выберите его снова',
  tooManyMedia: 'Можно добавить не больше 10 фото и видео',
} as const

const letter = (...parts: string[]) => ['Здравствуйте!', ...parts, `Магазин «${SHOP_NAME_PLACEHOLDER}»`].join('\n\n')

/** The letter that asks a guest whether he wrote the review. */
export const confirmationLetter = (product: string, link: string) => ({
  subject: `Подтвердите отзыв в магазине «${SHOP_NAME_PLACEHOLDER}»`,
  text: letter(
    `Кто-то, скорее всего вы, написал отзыв о товаре «${product}» и указал этот адрес.`,
    `Чтобы отправить отзыв на модерацию, откройте ссылку: ${link}`,
    'Если вы не писали отзыв, ничего не делайте: он не появится на сайте.',
  ),
})

/** The letter some days after an order. */
export const reminderLetter = (products: readonly { name: string; link: string }[]) => ({
  subject: 'Расскажите о покупке',
  text: letter(
    'Недавно вы получили заказ. Как вам покупка? Ваш отзыв поможет другим выбрать.',
    products.map(({ name, link }) => `${name}: ${link}`).join('\n'),
  ),
})
