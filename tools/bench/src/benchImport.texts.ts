/** Words of generated goods. */
export const IMPORT_WORDS = {
  category: 'Раздел',
  name: 'Товар для испытания загрузки',
  brand: 'Марка',
  value: 'вид',
  description: 'Описание товара, какое бывает у магазинов: несколько слов о том, что это и зачем. '.repeat(4),
  heads: 'Код;Цена;Остаток',
  params: [
    ['Мощность', 'Вт'],
    ['Масса', 'кг'],
    ['Длина', 'мм'],
    ['Тип', ''],
    ['Материал', ''],
    ['Цвет', ''],
  ] as readonly (readonly [name: string, unit: string])[],
}
