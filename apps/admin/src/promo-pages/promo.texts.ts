/** Words of the promo codes' section. */
export const promoTexts = {
  title: 'Акции и промокоды',
  banners: 'Акции и баннеры',
  bars: 'Полосы над шапкой',
  caption: 'Промокоды, сначала новые',
  search: 'Код или название',
  code: 'Промокод',
  name: 'Что даёт',
  ends: 'Действует до',
  used: 'Применён',
  endless: 'без\u00A0срока',
  usedOf: (used: number, most: number | null) => (most === null ? String(used) : `${used} из ${most}`),
  make: 'Новый промокод',
  makeHint: 'Остальное — на странице промокода.',
  nameOf: (percent: number) => `−${percent} % на заказ`,
} as const
