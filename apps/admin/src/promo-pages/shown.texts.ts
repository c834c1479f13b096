/** Words of what is shown for a time: promotions and bars. */
export const shownTexts = {
  starts: 'Начало',
  ends: 'Конец',
  endless: 'без\u00A0срока',
  state: 'Состояние',
  states: { shown: 'показываются', hidden: 'не показываются' },
  shown: 'показывается',
  hidden: 'не показывается',
  advertising: 'реклама',
} as const
