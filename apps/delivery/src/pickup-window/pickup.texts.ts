import { countOf, plural } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const NBSP = '\u00A0'
const shopForms = { one: 'магазин', few: 'магазина', many: 'магазинов' }
/** Larger stocks are shown as more than this. */
const MAX_SHOWN_STOCK = 10

/** What the pickup window says. */
export const pickupTexts = {
  loading: 'Ищем магазины',
  failed: 'Магазины не загрузились',
  failedAdvice: 'Проверьте связь и попробуйте ещё раз.',
  /** «18 магазинов» (PICKUP-022). */
  count: (count: number) => countOf(count, shopForms),
  /** @param subject «Дрель-шуруповёрт Bosch GSR 18V-50», '' for none */
  have: (subject: string, count: number, total: number) =>
    `${subject === '' ? 'Есть' : `${subject} есть`} в${NBSP}${formatNumber(count)} из${NBSP}${formatNumber(total)} ${plural(total, { one: 'магазина', few: 'магазинов', many: 'магазинов' })}`,
  none: (region: string) => `Сейчас товара нет ни в${NBSP}одном магазине в${NBSP}${region}.`,
  noneAdvice: 'Посмотрите аналоги на странице товара или зайдите позже: наличие обновляется весь день.',
  noShops: (region: string) => `В${NBSP}${region} пока нет магазинов.`,
  noShopsAdvice: 'Привезём заказ курьером или отправим транспортной компанией.',
  nothingFound: 'Магазины не найдены. Попробуйте изменить запрос.',
  list: 'Магазины',
  regions: 'Где искать',
  view: 'Как показать магазины',
  asList: 'СПИСКОМ',
  onMap: 'НА КАРТЕ',
  mapLoading: 'Загружаем карту…',
  mapUnavailable: 'Карта недоступна',
  mapRetry: 'Загрузить карту ещё раз',
  openList: 'Открыть списком',
  mapFailed:
    'Список слева работает как обычно: адреса, сроки, часы и телефоны на месте, магазин можно выбрать без карты.',
  mapFailedPhone: (count: number) =>
    count === 1
      ? 'Магазин есть в списке: адрес, срок и часы работы на месте.'
      : `Все ${countOf(count, shopForms)} есть в${NBSP}списке: адреса, сроки и часы работы на месте.`,
  search: 'Адрес или метро',
  filters: 'Фильтры магазинов',
  today: 'Сегодня',
  available: 'В наличии',
  open: 'Открыто',
  nearest: 'Ближе',
  locating: 'Определяем, где вы',
  positionDenied: 'Браузер не сообщает, где вы. Разрешите доступ к местоположению в его настройках.',
  positionFailed: 'Не получилось определить, где вы. Попробуйте ещё раз.',
  back: 'К списку магазинов',
  choose: 'Выбрать магазин',
  chooseOnPhone: 'Выбрать',
  chosen: 'Выбран',
  route: 'Маршрут',
  closePoint: 'Закрыть карточку магазина',
  hours: 'Часы работы',
  phone: 'Телефон',
  payment: 'Оплата',
  moreFailed: 'Подробности не загрузились',
  retry: 'Повторить',
  distance: (metres: number) =>
    metres < 1000
      ? `${Math.max(50, Math.round(metres / 50) * 50)}${NBSP}м`
      : `${formatNumber(metres / 1000, metres < 10_000 ? 1 : 0)}${NBSP}км`,
  free: 'бесплатно',
  pieces: (count: number) =>
    count > MAX_SHOWN_STOCK ? `больше ${MAX_SHOWN_STOCK}${NBSP}шт` : `${formatNumber(count)}${NBSP}шт`,
  whole: 'весь заказ',
  byOrder: 'под заказ',
  notAvailable: 'Нет в наличии',
  special: (date: string, hours: string, name: string) => `${date}${name && ` (${name})`}: ${hours}`,
  closed: 'выходной',
  changeRegion: (address: string) => ({
    title: 'Сменить город?',
    text: `Магазин «${address}» в другом городе. Вместе с ним сменится город: цены, наличие и сроки могут стать другими.`,
    confirmLabel: 'Сменить и выбрать',
  }),
  changeFailed: 'Город не сменился, магазин не выбран. Повторите попытку.',
}
