/** Characteristic that `country_of_origin` becomes. */
export const COUNTRY_PARAM = 'Страна производства'
/** Characteristics that elements of books and discs become. */
export const ELEMENT_PARAMS: Readonly<Record<string, string>> = {
  country_of_origin: COUNTRY_PARAM, author: 'Автор', publisher: 'Издательство', series: 'Серия', year: 'Год', ISBN: 'ISBN',
  language: 'Язык', binding: 'Переплёт', page_extent: 'Страниц', artist: 'Исполнитель', media: 'Носитель', director: 'Режиссёр',
  country: 'Страна', days: 'Дней', hotel_stars: 'Звёзд отеля', room: 'Номер', meal: 'Питание', transport: 'Транспорт',
  manufacturer_warranty: 'Гарантия производителя', warranty_days: 'Гарантийный срок', expiry: 'Срок годности',
}
/** Values of an element that say yes and no. */
export const YES_NO: Readonly<Record<string, string>> = { true: 'да', false: 'нет' }
