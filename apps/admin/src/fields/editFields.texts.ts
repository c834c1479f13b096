/** Sentences for the flags of the schemas, by flag. */
export const FLAG_WORDS: Readonly<Record<string, string>> = {
  empty: 'Заполните поле',
  long: 'Слишком длинно',
  slug: 'Латинские буквы, цифры и дефисы: bosch-professional',
  whole: 'Нужно целое число',
  small: 'Слишком мало',
  large: 'Слишком много',
  number: 'Нужно число',
  code: 'От 3 до 40 знаков без пробелов',
  color: 'Цвет — решётка и шесть знаков от 0 до f',
  link: 'Адрес магазина /brands/ или https://…',
  path: 'Путь со слешем в начале, без имени сайта и знака вопроса: /catalog/bosch.html',
  own: 'Страница магазина без имени сайта: /brands/',
  inn: 'ИНН — 10 или 12 цифр',
  name: 'Без скобок, кавычек и косой черты',
  email: 'Адрес почты: help@magazin.ru',
  kpp: 'КПП — 9 цифр',
  ogrn: 'ОГРН — 13 цифр, ОГРНИП — 15',
  bic: 'БИК — 9 цифр',
  account: 'Номер счёта — 20 цифр',
  phone: 'Телефон — 11 цифр: 8 800 000-00-00 или +7 495 000-00-00',
  outer: 'Адрес другого сайта целиком: https://vk.com/magazin',
  many: 'Слишком много',
  moment: 'Нужны день и время',
}

/** A flag without words of its own. */
export const WRONG_VALUE = 'Это значение не подходит'

/** Kinds of a product's documents. */
export const DOCUMENT_KIND_NAMES = { instruction: 'Инструкция', certificate: 'Сертификат', other: 'Другое' } as const

/** Words of fields. */
export const fieldTexts = {
  rubles: 'рубли',
  none: 'нет',
  yes: 'да',
  no: 'нет',
  any: 'любые',
  up: (name: string) => `Раньше: ${name}`,
  down: (name: string) => `Позже: ${name}`,
  remove: (name: string) => `Убрать: ${name}`,
} as const
