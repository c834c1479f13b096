/**
 * Sales of the demo store; `goods.ts` says which products take part. They end at different times, because the home page
 * shows the one that ends first. The sale of last pieces has no end.
 */
export const SALES = [
  { key: 'big', name: 'Большая распродажа', slug: 'bolshaya-rasprodazha', isOneClick: false, days: 120 },
  { key: 'consumables', name: 'Расходники со скидкой', slug: 'rashodniki-so-skidkoy', isOneClick: false, days: 60 },
  { key: 'pro', name: 'Выгода для профи', slug: 'vygoda-dlya-profi', isOneClick: false, days: 9 },
  { key: 'last', name: 'Последний экземпляр', slug: 'posledniy-ekzemplyar', isOneClick: true, days: null },
] as const

export const HEAVY_WARNING = 'Только самовывоз: тяжелее 400 кг, понадобится погрузчик.'
export const LONG_WARNING = 'Длиннее трёх метров: курьер приедет на грузовой машине.'

/** Percents of the row `priceRules` in the table `setting`. */
export const PRICE_RULES = { signInPercent: 0, privatePercent: 2, newCompanyPercent: 12 }

/** Percent by wholesale level, 0…4. */
export const WHOLESALE_PERCENTS = { generic: [0, 6, 8, 10, 12], fixed: [5, 8, 11, 14, 17] } as const

/** Kopecks bought for within a year that lead to a level by turnover, from level 0. */
export const WHOLESALE_TURNOVER = [0, 10_000_000, 30_000_000, 100_000_000, 300_000_000] as const

/** Bars above the header of the demo store. */
export const INFO_BARS = [
  {
    id: 1,
    isMobile: false,
    text: 'Большая распродажа: скидки от 20 % на инструмент и технику',
    link: '/sale/bolshaya-rasprodazha/',
    backgroundColor: '#0b5d57',
    textColor: '#ffffff',
  },
  {
    id: 2,
    isMobile: true,
    text: 'Скидки от 20 % до конца распродажи',
    link: '/sale/bolshaya-rasprodazha/',
    backgroundColor: '#0b5d57',
    textColor: '#ffffff',
  },
] as const

/** What a value that answers with yes or no says. */
export const YES = 'Есть'
export const NO = 'Нет'

export const tagPageName = (category: string, value: string) => `${category}: ${value}`

/** Letters of the main store's matrix, the frequent ones repeated. */
export const MATRIX = ['A', 'A', 'B', 'B', 'B', 'C', 'C', 'X'] as const
export const VENDOR_INFO = ['Отгрузка со склада поставщика 1–2 дня', 'Под заказ 5–7 дней', 'Минимальная партия 5 шт'] as const
