import type { STAFF_SWITCHES } from '@verstak/contracts/staffSwitch'
import { countOf } from '@verstak/plural'

const grouped = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 })

/** Names of switches by their key. */
export const switchLabels: Readonly<Record<keyof typeof STAFF_SWITCHES, string>> = {
  newListings: 'Новые листинги через поиск',
  canary: 'Канареечные выпуски',
  geocoding: 'Геокодирование',
  cartPreview: 'Предпросмотр товара в корзине',
  newFavorites: 'Новое избранное, v3',
}

export const staffPanelTexts = {
  panel: 'Панель сотрудника',
  open: 'Открыть панель сотрудника',
  close: 'Свернуть',
  backOffice: 'Управление магазином',
  switches: 'Переключатели',
  loading: 'Загружаем',
  switchesFailed: 'Переключатели не загрузились',
  retry: 'Повторить',
  newProducts: 'Новые товары',
  truck: 'Загрузка машин',
  impulse: 'Товары у кассы',
  edit: {
    product: 'Редактировать товар',
    category: 'Редактировать категорию',
    brand: 'Редактировать бренд',
    tagPage: 'Редактировать подборку',
    news: 'Редактировать новость',
    articles: 'Редактировать статью',
    reviews: 'Проверить отзывы и вопросы',
    content: 'Редактировать страницу',
    legal: 'Редактировать документ',
  },
  impulseEmpty: 'Дешёвых товаров со скидкой сейчас нет',
  failed: 'Не загрузилось',
  columns: { image: 'Фото', name: 'Название', discount: 'Скидка', price: 'Цена' },
  percent: (percent: number) => `−${percent}\u00A0%`,
  truckOf: (region: string) => `Заказы с доставкой курьером, ${region}`,
  truckColumns: { day: 'День', orders: 'Заказы', weight: 'Вес' },
  orders: (orders: number, capacity: number | null) =>
    capacity === null
      ? countOf(orders, { one: 'заказ', few: 'заказа', many: 'заказов' })
      : `${orders} из ${grouped.format(capacity)}`,
  kilograms: (grams: number) => `${grouped.format(grams / 1000)}\u00A0кг`,
} as const
