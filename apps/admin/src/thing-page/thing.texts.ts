/** Words of forms with few fields. */
export const thingTexts = { main: 'Основное', open: 'Открыть на сайте' } as const
