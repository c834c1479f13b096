/** Month names in the genitive, used after a day: `23 ноября`. Index 0 is January. */
export const monthsOfDay: readonly string[] = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]
