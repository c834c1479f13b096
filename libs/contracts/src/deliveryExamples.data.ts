/** Answers of the calls about pickup and delivery, for the OpenAPI page. */
export const pickupPointsExample = {
      offices: [
        {
          id: 101,
          guid: '6b86b273-ff34-4ce1-89d6-804eff5a3f57',
          regionId: 1,
          name: 'Москва, Дмитровское шоссе, 85',
          address: 'Дмитровское шоссе, 85',
          coordinates: { lat: 55.859, lon: 37.563 },
          metro: { color: '#add131', address: 'Верхние Лихоборы' },
          hasNoMetro: false,
          timeZone: 'Europe/Moscow',
          workItems: [
            { firstDay: 1, lastDay: 5, start: '08:00', end: '22:00', weekend: false },
            { firstDay: 6, lastDay: 7, start: '09:00', end: '21:00', weekend: false },
          ],
          specialDays: [{ date: '2026-12-31', start: '09:00', end: '18:00', name: 'Канун Нового года' }],
          phones: ['+74951204470', '88002001122'],
          paymentTypes: ['Наличными', 'Картой', 'По QR-коду СБП'],
          informers: ['Вход со двора, под вывеской «Верстак».'],
          informers_title: 'Как пройти и подъехать',
          availability: {
            deliveryDates: { message: 'сегодня после 16:00', isToday: true },
            freeCount: 6,
            available: true,
            isToday: true,
          },
        },
      ],
      count: 1,
      mapCenter: { lat: 55.755, lon: 37.617 },
      serverTime: '2026-11-23T11:20:00.000Z',
      region: { id: 1, name: 'Москва' },
      parentLocality: { id: -1, name: 'Москва и область' },
    }

export const transportCompaniesExample = {
      dellin: {
        title: 'Деловые Линии',
        description: 'До терминала в Перми, страхование включено',
        imageUrl: '',
        addresses: ['ул. Героев Хасана, 105, корп. 7'],
        price: 134_000,
        days: 5,
        points: [{ id: '1', address: 'ул. Героев Хасана, 105, корп. 7', coordinates: null, workingTime: '' }],
      },
    }

export const courierPriceExample = {
      total: 99_000,
      parts: [
        { kind: 'zone' as const, price: 79_000 },
        { kind: 'elevator' as const, price: 20_000 },
      ],
      refusal: null,
      date: '2026-11-24',
      dateText: 'завтра',
    }
