/** Kinds of streets and their short forms, longer ones first; in lower case and without ё. */
export const PLACE_KINDS = [
  'улица', 'ул', 'проспект', 'просп', 'пр-кт', 'пр-т', 'проезд', 'пр-д', 'пр', 'шоссе', 'ш', 'переулок', 'пер', 'площадь', 'пл',
  'набережная', 'наб', 'бульвар', 'б-р', 'бул', 'город', 'г', 'дом', 'д', 'корпус', 'корп', 'строение', 'стр', 'станция метро',
  'метро', 'м',
] as const

/** Parts of an address that name no street: town, district, country. */
export const WIDER_PLACE =
  /^(г|город|обл|область|край|респ|республика|р-н|район|пос|поселок|посёлок|пгт|село|деревня|россия|рф|мо|москва|санкт-петербург)(?![а-яё-])|(область|край|район|р-н|обл\.?|округ)$/i

/** The sign of a kilometre. */
export const KILOMETRE = 'км'
