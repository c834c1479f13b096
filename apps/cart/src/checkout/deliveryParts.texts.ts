import type { CostPart } from '@verstak/contracts/courier'
import type { DeliveryRefusal } from '@verstak/contracts/deliveryChoice'
import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'

const placeForms = { one: 'место', few: 'места', many: 'мест' }
const dayForms = { one: 'день', few: 'дня', many: 'дней' }

const shortTime = (time: string) => time.replace(/^0(?=\d:)/, '')

/** Words of the courier's and the transport companies' fields. */
export const deliveryTexts = {
  zone: 'Куда везти',
  distance: 'Расстояние, км',
  distanceHint: (zone: string) => `Целыми километрами от зоны «${zone}»`,
  day: 'День доставки',
  anyDay: 'Любой день',
  anyDayNote: 'как можно раньше',
  hours: 'Время доставки',
  anyTime: 'Любое время',
  interval: (start: string, end: string) => `${shortTime(start)}–${shortTime(end)}`,
  exact: 'к\u00A0часу, ',
  places: { free: 'свободно', full: 'мест нет', closed: 'уже не\u00A0успеть' },
  few: (left: number) => `осталось ${countOf(left, placeForms)}`,
  noHours: 'В\u00A0этот день мест нет. Выберите другой.',
  surcharge: (kopecks: number) => `+\u00A0${formatPrice(kopecks)}`,
  lifting: 'Поднять на\u00A0этаж',
  liftingWay: 'Лифт',
  hasElevator: 'Лифт есть',
  noElevator: 'Лифта нет',
  floor: 'Этаж',
  floorHint: 'Оставьте пустым, если поднимать не\u00A0нужно',
  plainDistanceHint: (zone: string) => `Только для зоны «${zone}»`,
  bill: 'Из чего складывается цена',
  free: 'бесплатно',
  parts: {
    zone: 'Доставка',
    distance: 'за расстояние',
    interval: 'за время',
    elevator: 'подъём на лифте',
    stairs: 'подъём по лестнице',
    discount: 'скидка',
  } satisfies Record<CostPart['kind'], string>,
  when: (day: string) => `Привезём ${day}`,
  arrives: (day: string) => `Будет на\u00A0месте ${day}`,
  changed: (before: number, now: number) =>
    `Стоимость доставки изменилась: было ${formatPrice(before)}, стало ${formatPrice(now)}`,
  byAgreement: 'Стоимость доставки согласует менеджер',
  refusals: {
    'too-heavy': 'Заказ тяжелее, чем берёт курьер: подберём машину и\u00A0позвоним.',
    'too-large': 'Заказ больше, чем берёт курьер: подберём машину и\u00A0позвоним.',
    'lifting-by-agreement': 'Цена подъёма зависит от\u00A0груза и\u00A0дома: позвоним и\u00A0согласуем.',
    'price-unknown': 'Компания не\u00A0назвала цену: уточним её и\u00A0позвоним.',
    'interval-full': 'В\u00A0этом интервале мест уже нет. Выберите другой.',
    'no-courier': 'В\u00A0этот регион курьер не\u00A0ездит. Выберите самовывоз или транспортную компанию.',
    'pickup-only': 'Часть товаров отдаём только в\u00A0магазине. Выберите самовывоз или уберите их из\u00A0заказа:',
    'not-chosen': '',
    'no-company': 'Эта компания такой груз не\u00A0возьмёт. Выберите другую.',
  } satisfies Record<DeliveryRefusal, string>,
  town: 'Город получения',
  townPlaceholder: 'Начните вводить название',
  townNone: 'Такого города в\u00A0списке нет',
  company: 'Транспортная компания',
  noCompanies: 'В\u00A0этот город такой груз не\u00A0берёт ни\u00A0одна компания. Позвоните нам: подберём перевозчика.',
  days: (days: number) => `В\u00A0пути ${countOf(days, dayForms)}`,
  askManager: 'Цену уточнит менеджер',
  terminal: 'Терминал',
  anyTerminal: 'Любой в\u00A0городе',
  loading: 'Считаем доставку',
  townsFailed: 'Города не загрузились',
}
