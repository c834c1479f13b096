/** Root element of CommerceML. */
export const COMMERCE_ROOT = 'КоммерческаяИнформация'

/** Elements of CommerceML by what they mean here. */
export const ML = {
  classifier: 'Классификатор', groups: 'Группы', group: 'Группа', properties: 'Свойства', property: 'Свойство', catalogue: 'Каталог',
  products: 'Товары', product: 'Товар', package: 'ПакетПредложений', changedPackage: 'ИзмененияПакетаПредложений',
  offers: 'Предложения', offer: 'Предложение', priceTypes: 'ТипыЦен', priceType: 'ТипЦены', stores: 'Склады', store: 'Склад',
  id: 'Ид', name: 'Наименование', article: 'Артикул', barcode: 'Штрихкод', description: 'Описание', picture: 'Картинка',
  maker: 'Изготовитель', trademark: 'ТорговаяМарка', country: 'Страна', values: 'ЗначенияСвойств', value: 'ЗначенияСвойства',
  meaning: 'Значение', requisites: 'ЗначенияРеквизитов', requisite: 'ЗначениеРеквизита', choices: 'ВариантыЗначений',
  choice: 'Справочник', choiceId: 'ИдЗначения', variant: 'Вариант', characteristics: 'ХарактеристикиТовара',
  characteristic: 'ХарактеристикаТовара', prices: 'Цены', price: 'Цена', priceTypeId: 'ИдТипаЦены', perUnit: 'ЗаЕдиницу',
  unitPrice: 'ЦенаЗаЕдиницу', currency: 'Валюта', quantity: 'Количество', rests: 'Остатки', rest: 'Остаток', status: 'Статус',
  isDeleted: 'ПометкаУдаления', onlyChanges: 'СодержитТолькоИзменения', storeId: 'ИдСклада', atStore: 'КоличествоНаСкладе',
  bitrixCode: 'БитриксКод', bitrixType: 'БитриксТипСвойства', bitrixCatalogue: 'БитриксСвязанныйИнфоблок', weight: 'Вес', owner: 'Владелец', fullName: 'Полное наименование',
} as const

export const DELETED = 'Удален'
export const YES: ReadonlySet<string> = new Set(['true', '1', 'да', 'истина'])
/** Types of prices that shoppers pay. */
export const RETAIL = /розн|retail|base|базов|сайт|интернет/i
/** Elements that say nothing of a product to shoppers, or were read otherwise. */
export const READ_OF_PRODUCT: ReadonlySet<string> = new Set([
  'Ид', 'Наименование', 'Артикул', 'Штрихкод', 'Описание', 'Картинка', 'Группы', 'Изготовитель', 'ТорговаяМарка', 'Страна',
  'ЗначенияСвойств', 'ЗначенияРеквизитов', 'ХарактеристикиТовара', 'Цены', 'Количество', 'Остатки', 'Склад', 'ПометкаУдаления', 'Статус',
])
export const COUNTRY = 'Страна производства'
/** Requisites that are characteristics of nothing: bookkeeping, or the description again. */
export const DESCRIPTION_REQUISITES: ReadonlySet<string> = new Set(['ОписаниеВФорматеHTML', 'Описание'])
/** Bitrix's own properties: description, article and the like. */
export const BITRIX_PREFIX = 'CML2_'
export const BITRIX_TEXTS: ReadonlySet<string> = new Set(['CML2_PREVIEW_TEXT', 'CML2_DETAIL_TEXT'])
/** What shops on Bitrix count and write for themselves and for search engines. */
export const BITRIX_OWN = /^(?:vote_(?:sum|count)|rating|(?:MINIMUM|MAXIMUM)_PRICE|TITLE|KEYWORDS|(?:META_)?DESCRIPTION|BLOG_\w+|FORUM_\w+)$/
/** Values of programs, not of people: `a:2:{s:4:"TEXT"…`. */
export const SERIALISED = /^[aO]:\d+:[{"]/
export const BITRIX_LINK = 'CML2_LINK'
export const BITRIX_ARTICLES: ReadonlySet<string> = new Set(['CML2_ARTICLE', 'ARTNUMBER', 'ARTICLE'])
export const BITRIX_MAKERS: ReadonlySet<string> = new Set(['CML2_MANUFACTURER', 'BRAND', 'MANUFACTURER', 'VENDOR'])
/** Properties and requisites that name the brand. */
export const MAKER_NAMES = /^(?:производитель|изготовитель|бренд|торговая марка|марка|вендор|vendor|brand)$/i
/** Links, files and sections: their values are ids of something else. */
export const BITRIX_REFERENCES: ReadonlySet<string> = new Set(['E', 'G', 'F'])
/** Names of files of an exchange, in the order in which they are read. */
export const EXCHANGE_FILES: readonly RegExp[] = [/^import.*\.xml$/i, /^offers.*\.xml$/i, /^prices.*\.xml$/i, /^rests.*\.xml$/i]
/** Ids of the classifier, the catalogue and the offers of a file, and of those that these belong to. */
export const OWN_IDS =
  /<(?:(?:Классификатор|Каталог|ПакетПредложений|ИзмененияПакетаПредложений)(?=[\s>])[^>]*>\s*<Ид|ИдКлассификатора|ИдКаталога)>([^<]{1,200})</g
/** The catalogue that a property points to. */
export const LINKED_CATALOGUE = /<БитриксСвязанныйИнфоблок>([^<]{1,200})<\/БитриксСвязанныйИнфоблок>/g
