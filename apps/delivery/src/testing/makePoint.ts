import type { PickupPoint, PickupPoints } from '@verstak/contracts/pickup'

/** A shop at Warshavskoye shosse that has the goods today. */
export const makePoint = (changes: Partial<PickupPoint> = {}): PickupPoint => ({
  id: 101,
  regionId: 1,
  name: 'Верстак на Варшавском',
  address: 'Варшавское ш., 97',
  coordinates: { lat: 55.66, lon: 37.62 },
  metro: { color: '#a1a2a3', address: 'Нахимовский проспект' },
  hasNoMetro: false,
  timeZone: 'Europe/Moscow',
  workItems: [
    { firstDay: 1, lastDay: 5, start: '08:00', end: '22:00', weekend: false },
    { firstDay: 6, lastDay: 7, start: '09:00', end: '21:00', weekend: false },
  ],
  phones: ['+74951205570', '88005503770'],
  paymentTypes: ['Наличными', 'Картой', 'По QR-коду СБП'],
  informers: ['Вход со двора, под вывеской «Верстак».'],
  informers_title: 'Как пройти и подъехать',
  availability: {
    deliveryDates: { message: 'сегодня после 16:00', isToday: true },
    freeCount: 6,
    available: true,
    isToday: true,
  },
  ...changes,
})

/** A point to which the goods are brought by tomorrow. */
export const makeLaterPoint = (changes: Partial<PickupPoint> = {}): PickupPoint =>
  makePoint({
    id: 104,
    address: 'Рязанский пр-т, 8А',
    coordinates: { lat: 55.72, lon: 37.75 },
    metro: { color: '#800080', address: 'Рязанский проспект' },
    workItems: [
      { firstDay: 1, lastDay: 5, start: '09:00', end: '21:00', weekend: false },
      { firstDay: 6, lastDay: 7, start: null, end: null, weekend: true },
    ],
    availability: {
      deliveryDates: { message: 'завтра после 12:00', isToday: false },
      freeCount: 0,
      available: false,
      isToday: false,
    },
    ...changes,
  })

/** An answer with these points, on Monday at 14:20 in Moscow. */
export const makePoints = (offices: PickupPoint[], changes: Partial<PickupPoints> = {}): PickupPoints => ({
  offices,
  count: offices.filter(({ availability }) => availability?.available ?? true).length,
  mapCenter: { lat: 55.755, lon: 37.617 },
  serverTime: '2026-11-23T11:20:00.000Z',
  region: { id: 1, name: 'Москва' },
  parentLocality: null,
  ...changes,
})
