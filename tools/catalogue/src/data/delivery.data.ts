/** Hours of offices, each with the text that says the same: [first day, last day, from, to]; from '' = closed. */
export type OfficeHours = readonly (readonly [number, number, string, string])[]

/** In the order of `OFFICE_WORKING_TIMES`. */
export const SHOP_HOURS: readonly OfficeHours[] = [
  [[1, 7, '09:00', '21:00']],
  [[1, 7, '08:00', '22:00']],
  [
    [1, 5, '08:00', '20:00'],
    [6, 7, '09:00', '19:00'],
  ],
  [[1, 7, '10:00', '20:00']],
]

export const POINT_HOURS: readonly { text: string; hours: OfficeHours }[] = [
  { text: 'ежедневно 9:00–21:00', hours: [[1, 7, '09:00', '21:00']] },
  { text: 'ежедневно 10:00–22:00', hours: [[1, 7, '10:00', '22:00']] },
  {
    text: 'пн–пт 10:00–20:00, сб 10:00–18:00, вс выходной',
    hours: [
      [1, 5, '10:00', '20:00'],
      [6, 6, '10:00', '18:00'],
      [7, 7, '', ''],
    ],
  },
]

/** Month and day, hours ('' = closed), reason. */
export const NEW_YEAR_DAYS = [
  ['12-31', '09:00', '18:00', 'Канун Нового года'],
  ['01-01', '', '', 'Новый год'],
  ['01-02', '10:00', '18:00', 'Новогодние каникулы'],
] as const

export const INVENTORY = 'Инвентаризация'

export const PAYMENTS = ['Наличными', 'Картой', 'По QR-коду СБП', 'По счёту для компаний'] as const

export const INFORMERS_TITLE = 'Как пройти и подъехать'
export const INFORMERS = [
  ['Вход со двора, под вывеской «Верстак».', 'Погрузка у ворот 3, парковка 40 минут бесплатно, высота до 2,1 м.'],
  ['Вход с улицы, первый этаж.'],
  ['В здании бизнес-центра: возьмите с собой паспорт, пропуск на проходной.'],
  ['Рядом бесплатная парковка на 20 мест, есть тележки для тяжёлого.'],
] as const

export const pointName = (town: string, address: string) => `${town}, пункт выдачи, ${address}`

/** Grams, litres; rubles by zone: in the town, near it, farther, and for a kilometre beyond. */
export const COURIER_RATES = [
  [30_000, 200, 390, 490, 790, 35],
  [100_000, 600, 790, 990, 1390, 40],
  [500_000, 3_000, 1490, 1890, 2490, 45],
  [1_500_000, 9_000, 2900, 3500, 4600, 55],
  [5_000_000, 36_000, 6900, 7900, 9400, 70],
] as const
/** Rubles of the first rate, from which regions differ. */
export const USUAL_COURIER_PRICE = 390

export const MOSCOW_ZONES = [
  ['Внутри МКАД', ''],
  ['До 10 км', 'от МКАД'],
  ['До 30 км', 'от МКАД'],
  ['Дальше', ''],
] as const
export const TOWN_ZONES = [
  ['В черте города', ''],
  ['До 15 км', 'от города'],
  ['До 40 км', 'от города'],
  ['Дальше', ''],
] as const

/** From, to, order until, to the hour, orders that fit, rubles on top. */
export const COURIER_INTERVALS = [
  ['10:00', '14:00', '09:00', false, 24, 0],
  ['14:00', '18:00', '13:00', false, 24, 0],
  ['16:00', '20:00', '15:00', false, 18, 0],
  ['18:00', '22:00', '17:00', false, 18, 150],
  ['21:00', '22:00', '18:00', true, 6, 390],
] as const

/** Grams, note, rubles with a lift, rubles for a floor. */
export const LIFTING = [
  [30_000, '', 0, 0],
  [50_000, '', 200, 100],
  [100_000, '', 400, 250],
  [200_000, 'два грузчика', 900, 600],
  [null, '', null, null],
] as const

/** Codes of towns at CDEK, by id of the region. */
export const CDEK_CODES: Readonly<Record<number, number>> = { 1: 44, 2: 137, 3: 424, 4: 270, 5: 250, 11: 248 }

/** Kilometres by road, days in transit, rubles at least, rubles per kilogram. */
export const TRANSPORT_DISTANCES = [
  [300, 2, 390, 6],
  [800, 3, 450, 9],
  [1_500, 4, 520, 14],
  [2_500, 6, 640, 21],
  [4_000, 8, 790, 30],
  [7_000, 11, 980, 44],
  [12_000, 18, 1390, 68],
] as const

/** Share: of the prices above; days: on top of those; `unknownFrom`: the manager tells days beyond this distance. */
export const TRANSPORT_COMPANIES = [
  {
    ...{ id: 'dellin', title: 'Деловые Линии', kind: 'table', share: 1, days: 0, unknownFrom: Infinity },
    description: 'До терминала в городе {town}, страхование включено',
  },
  {
    ...{ id: 'pek', title: 'ПЭК', kind: 'table', share: 0.93, days: 1, unknownFrom: Infinity },
    description: 'До терминала в городе {town}, хранение 3 дня бесплатно',
  },
  {
    ...{ id: 'cdek', title: 'СДЭК', kind: 'cdek', share: 1.3, days: -1, unknownFrom: Infinity },
    description: 'До пункта выдачи в городе {town}',
  },
  {
    ...{ id: 'kit', title: 'КИТ', kind: 'table', share: 0.88, days: 1, unknownFrom: 1_500 },
    description: 'До терминала в городе {town}',
  },
  {
    ...{ id: 'baikal', title: 'Байкал Сервис', kind: 'table', share: 1.06, days: 2, unknownFrom: Infinity },
    description: 'До терминала или до двери',
  },
] as const
export const TERMINAL_HOURS = ['пн–пт 9:00–18:00', 'пн–пт 9:00–20:00, сб 10:00–16:00', 'ежедневно 9:00–19:00'] as const
