import { makeDelivery } from '@verstak/cart/src/testing/makeDelivery.ts'

const hours = [
  { id: 1, start: '10:00', end: '14:00', isExact: false, status: 'free', left: 20, surcharge: 0 },
  { id: 2, start: '14:00', end: '18:00', isExact: false, status: 'few', left: 2, surcharge: 0 },
  { id: 3, start: '16:00', end: '20:00', isExact: false, status: 'full', left: 0, surcharge: 0 },
  { id: 4, start: '18:00', end: '22:00', isExact: false, status: 'free', left: 9, surcharge: 15_000 },
  { id: 5, start: '21:00', end: '22:00', isExact: true, status: 'free', left: 5, surcharge: 39_000 },
] as const

const DAYS = [
  ['2026-11-23', 'Сегодня', '23\u00A0ноября'],
  ['2026-11-24', 'Вт', '24\u00A0ноября'],
  ['2026-11-25', 'Ср', '25\u00A0ноября'],
  ['2026-11-26', 'Чт', '26\u00A0ноября'],
  ['2026-11-27', 'Пт', '27\u00A0ноября'],
] as const

/** A town with zones, intervals and lifting. */
export const storeDelivery = makeDelivery({
  courier: {
    zones: [
      { id: 1, name: 'Внутри МКАД', note: '', isPerKm: false },
      { id: 2, name: 'До 10 км', note: 'от МКАД', isPerKm: false },
      { id: 3, name: 'Дальше', note: '', isPerKm: true },
    ],
    intervals: DAYS.map(([date, name, dayText]) => ({
      ...{ date, name, dayText, isWorking: true },
      intervals: hours.map((interval) => ({ ...interval, orderUntil: '09:00', orderUntilDate: date })),
    })),
    liftingPrice: [{ maxWeight: 30_000, note: '', elevator: 0, stairsPerFloor: 0 }],
  },
})
