/** Names of fields in lists, in lower case, by our own. */
export const FIELD_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'code', 'source_id', 'point_id', 'код'],
  town: ['town', 'city', 'locality', 'город', 'населенный пункт'],
  address: ['address', 'full_address', 'адрес'],
  lat: ['lat', 'latitude', 'широта'],
  lon: ['lon', 'lng', 'long', 'longitude', 'долгота'],
  coords: ['coords', 'coordinates', 'gps', 'координаты'],
  name: ['name', 'title', 'название'],
  phone: ['phone', 'phones', 'phonenumbers', 'телефон', 'телефоны'],
  hours: ['hours', 'time', 'work_time', 'working_time', 'workingtime', 'schedule', 'режим работы', 'часы работы'],
  note: ['note', 'way', 'how_to_get', 'описание', 'как добраться'],
  payments: ['payments', 'paymenttypes', 'payment_types', 'оплата'],
}

/** Russian short names of the days, Monday first. */
export const DAY_NAMES: readonly string[] = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
export const EVERY_DAY = /^(ежедневно|каждый день|без выходных)$/
export const DAY_OFF = /^(вых(одной|\.)?|выходные|закрыто|не работает)$/
export const AROUND_THE_CLOCK = /^круглосуточно$/

/** Words beside hours that say nothing more. */
export const FILL_WORDS: readonly string[] = ['с', 'до', '-', '–', '—']
/** «г. Москва» is «Москва». */
export const TOWN_PREFIX = /^г\.?\s+/
export const YO: readonly [string, string] = ['ё', 'е']

/** Title of the note of an imported point. */
export const NOTE_TITLE = 'Как пройти и подъехать'
