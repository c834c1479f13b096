import { formatNumber } from '@verstak/plural/formatNumber'

const NBSP = '\u00A0'
const KOPECKS = 100

/** What the transport window says. */
export const transportTexts = {
  loading: 'Загружаем города',
  failed: 'Города не загрузились',
  weight: 'Вес брутто:',
  size: 'Габариты в упаковке (Д × Ш × В):',
  sizeValue: (sides: readonly number[]) =>
    `${sides.map((side) => formatNumber(side)).join(`${NBSP}×${NBSP}`)}${NBSP}мм`,
  city: 'Выберите город получения:',
  cityPlaceholder: 'Начните вводить название',
  cityNone: 'Такого города в списке нет',
  counting: 'Считаем стоимость',
  countFailed: 'Стоимость не загрузилась',
  unavailable: 'В выбранный город доставка транспортной компанией недоступна',
  unavailableAdvice: (phone: string) => `Позвоните по номеру ${phone}: подберём перевозчика для этого товара.`,
  companies: 'Транспортные компании',
  company: 'Транспортная компания',
  cost: 'Стоимость доставки',
  costTip: 'Стоимость указана без учета доставки до транспортной компании',
  days: 'Срок доставки',
  daysTip:
    'Указан только срок перевозки транспортной компанией. Время ожидания до отправки зависит от поступления оплаты',
  more: (what: string) => `Подробнее: ${what}`,
  terminals: 'Адреса терминалов',
  terminalsAnd: (count: number) => `и ещё ${formatNumber(count)}`,
  price: (kopecks: number) => `${formatNumber(kopecks / KOPECKS, kopecks % KOPECKS === 0 ? 0 : 2)}${NBSP}руб.`,
  daysValue: (days: number) => `${formatNumber(days)}${NBSP}дн.`,
  askManager: 'Уточняйте у менеджера.',
  stale: 'Компания сейчас не отвечает: это её условия за последние часы.',
  footnote: 'Сроки и стоимость рассчитаны на основании данных, предоставленных транспортными компаниями',
}
