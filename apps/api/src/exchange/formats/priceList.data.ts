/** What a column of a price list can be; all others are characteristics. */
export const ROLES = [
  'id', 'name', 'article', 'price', 'oldPrice', 'stock', 'category', 'categoryId', 'brand', 'description', 'picture', 'weight',
  'barcode', 'group', 'section', 'size', 'pictures', 'params', 'ignored',
] as const
export type Role = (typeof ROLES)[number]

/** Heads by what they are, as letters and digits of small size; the first column that fits counts. */
export const HEADS: Readonly<Record<Role, readonly string[]>> = {
  id: ['id', 'ид', 'код', 'кодтовара', 'itemcode', 'sku', 'внешнийкод', 'externalid', 'guid', 'номенклатурныйномер', 'offerid'],
  name: ['наименование', 'название', 'товар', 'номенклатура', 'name', 'itemname', 'title', 'наименованиетовара', 'названиетовара', 'имя'],
  article: ['артикул', 'article', 'vendorcode', 'артикулпроизводителя', 'кодпроизводителя', 'каталожныйномер', 'партномер'],
  price: ['цена', 'price', 'розничнаяцена', 'ценарозничная', 'ценаруб', 'ценарозница', 'розница', 'стоимость', 'ценасндс', 'прайс', 'ценазаштруб', 'рознруб'],
  oldPrice: ['стараяцена', 'oldprice', 'ценадоскидки', 'ценабезскидки'],
  stock: ['остаток', 'остатки', 'количество', 'колво', 'наличие', 'stock', 'quantity', 'вналичии', 'наскладе', 'свободныйостаток', 'qty', 'остатокшт'],
  category: ['категория', 'группа', 'раздел', 'category', 'groupname', 'group', 'группатоваров', 'категориятовара'],
  categoryId: ['groupcode', 'кодгруппы', 'categoryid', 'кодкатегории'],
  brand: ['производитель', 'бренд', 'марка', 'торговаямарка', 'vendor', 'brand', 'изготовитель'],
  description: ['описание', 'description', 'описаниетовара', 'подробноеописание'],
  picture: ['картинка', 'фото', 'изображение', 'picture', 'image', 'фотография', 'изображения', 'картинки', 'photo'],
  weight: ['вес', 'весбрутто', 'вескг', 'масса', 'weight', 'массакг'],
  barcode: ['штрихкод', 'barcode', 'ean', 'ean13', 'штрихкоды'],
  group: ['groupid', 'группавариантов', 'variantgroup'],
  // Of an export: the id of a category that is known, sides in centimetres, an address in each line, characteristics likewise.
  section: ['кодраздела'],
  size: ['габаритысм'],
  pictures: ['адресакартинок'],
  params: ['характеристики'],
  ignored: ['путьраздела', '№', 'nn', 'пп', 'номер', 'n', 'url', 'ссылка', 'link', 'наименованиедлясайта'],
}

/** Further columns of characteristics. */
export const MORE_PARAMS = /^характеристики(\d{1,2})?$/

/** Words of stock that mean none, and some. */
export const NO_STOCK = /^(?:-|—|нет|0|отсутствует|нет в наличии|под заказ|по предзаказу|предзаказ|ожидается|распродано|no|false)$/i
export const SOME_STOCK = /^(?:\+|да|есть|в наличии|много|мало|достаточно|имеется|yes|true|\*+)$/i
/** «более 10», «>10»: at least so many. */
export const AT_LEAST = /^(?:>|более|больше|от|свыше)\s*=?\s*(\d[\d\s]*)$/i
/** Pieces beside a number: «12 шт.» */
export const PIECES = /\s*(?:шт|штук|уп|упак|м2|м3|м|кг|компл|пар)[а-я]*\.?$/i
/** What of heads does not count. */
export const NOT_IN_HEADS = /[^\p{L}\p{N}№]/gu
/** Why a table cannot be read. */
export const NO_HEADS = 'No row of this table has heads such as «Код», «Наименование», «Цена». Name them: --column "Опт=price".'
/** How columns are named on the command line. */
export const COLUMN_USAGE = '--column takes "Опт=price"'
