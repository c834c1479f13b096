import type { Courier } from '@verstak/contracts/courier'
import type { TransportCompany } from '@verstak/contracts/transport'

const interval = { isExact: false, status: 'free', left: 20, surcharge: 0, orderUntilDate: '2026-11-23' } as const

/** The courier of Moscow on Monday, 23 November 2026. */
export const makeCourier = (changes: Partial<Courier> = {}): Courier => ({
  isMoscow: true,
  hasIntervals: true,
  intervals: [
    {
      date: '2026-11-23',
      name: 'Сегодня',
      dayText: '23 ноября',
      isWorking: true,
      intervals: [
        { ...interval, id: 1, start: '10:00', end: '14:00', status: 'closed', left: 0, orderUntil: '09:00' },
        { ...interval, id: 2, start: '14:00', end: '18:00', status: 'full', left: 0, orderUntil: '13:00' },
        { ...interval, id: 3, start: '16:00', end: '20:00', status: 'few', left: 3, orderUntil: '15:00' },
        { ...interval, id: 4, start: '21:00', end: '22:00', isExact: true, orderUntil: '18:00', surcharge: 39_000 },
      ],
    },
    { date: '2026-11-24', name: 'Вт', dayText: '24 ноября', isWorking: false, intervals: [] },
  ],
  liftingPrice: [
    { maxWeight: 30_000, note: '', elevator: 0, stairsPerFloor: 0 },
    { maxWeight: 200_000, note: 'два грузчика', elevator: 90_000, stairsPerFloor: 60_000 },
    { maxWeight: null, note: '', elevator: null, stairsPerFloor: null },
  ],
  headers: { h1: 'Доставка курьером по Москве и области' },
  cost: {
    zones: [
      { id: 1, name: 'Внутри МКАД', note: '', isPerKm: false },
      { id: 2, name: 'До 10 км', note: 'от МКАД', isPerKm: false },
      { id: 3, name: 'Дальше', note: '', isPerKm: true },
    ],
    rates: [
      { maxWeight: 30_000, maxVolume: 200, prices: [39_000, 49_000, 3_500] },
      { maxWeight: 100_000, maxVolume: 600, prices: [79_000, 99_000, null] },
    ],
    freeFrom: { sum: 5_000_000, maxWeight: 30_000 },
  },
  liftSize: { length: 700, width: 700, height: 1900 },
  earliest: { date: '2026-11-24', dateText: 'завтра' },
  regionId: 1,
  ...changes,
})

/** A company with two terminals. */
export const makeCompany = (changes: Partial<TransportCompany> = {}): TransportCompany => ({
  title: 'Деловые Линии',
  description: 'До терминала в Перми, страхование включено',
  imageUrl: '',
  addresses: ['ул. Героев Хасана, 105, корп. 7', 'ш. Космонавтов, 320, стр. 4'],
  price: 134_000,
  days: 5,
  ...changes,
})
