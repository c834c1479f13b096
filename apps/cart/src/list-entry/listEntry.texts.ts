import type { ListProblem, ListResult, ListRow } from '@verstak/contracts/cartList'
import { formatPrice } from '@verstak/money'
import { countOf } from '@verstak/plural'
import { formatNumber } from '@verstak/plural/formatNumber'

const productForms = { one: 'товар', few: 'товара', many: 'товаров' }
const rowForms = { one: 'строка', few: 'строки', many: 'строк' }
const pieces = (count: number) => `${formatNumber(count)}\u00A0шт`

/** Entry of a list of codes. */
export const listEntryTexts = {
  title: 'Добавить списком',
  advice: 'Код и количество в каждой строке, до 1\u00A0000 строк. CSV и XLSX тоже подойдут',
  codes: 'Список кодов',
  placeholder: '15843327 4\n11820455 10',
  chooseFile: 'Выберите файл',
  orDrop: 'или перетащите его сюда',
  file: 'CSV или XLSX, до 5\u00A0МБ',
  check: 'Проверить список',
  checking: 'Проверяем список',
  report: 'Отчёт по строкам',
  addsNothing: 'В корзину пока ничего не добавим: исправьте строки ниже',
  adds: (products: number, quantity: number, sum: number) =>
    `Добавим ${countOf(products, productForms)}, ${pieces(quantity)}\u00A0на\u00A0${formatPrice(sum)}`,
  notWhole: (count: number) => `Не целиком или не добавим: ${countOf(count, rowForms)}. Они останутся в отчёте`,
  noRoom: (room: number) =>
    `В корзине поместится ещё ${countOf(room, productForms)}: в ней не больше 200 разных. Остальные строки останутся в отчёте`,
  add: (products: number) => `Добавить ${countOf(products, productForms)}`,
  adding: 'Добавляем',
  added: (products: number) => `Добавили в корзину: ${countOf(products, productForms)}`,
  left: (count: number) => `В отчёте осталось: ${countOf(count, rowForms)}`,
  allAdded: 'Весь список в корзине',
  toCart: 'К корзине',
  download: 'Скачать отчёт',
  fileName: 'otchet-po-spisku.csv',
  again: 'Другой список',
  row: (row: number) => `Строка ${row}`,
  code: (row: number) => `Код, строка ${row}`,
  quantity: (row: number) => `Количество, строка ${row}`,
  drop: (row: number) => `Убрать строку ${row}`,
  take: (code: string) => `Взять ${code}`,
  takeName: (code: string, row: number) => `Взять ${code} в строке ${row}`,
  failed: 'Список не проверен: магазин не ответил. Повторите попытку.',
  addFailed: 'Список не добавлен: магазин не ответил. Повторите попытку, дважды ничего не добавится.',
  tooMany: 'Слишком много попыток подряд. Подождите минуту и повторите.',
  busy: 'Сейчас читаем слишком много файлов. Повторите через минуту или вставьте список текстом.',
}

/** Why a list cannot be read. */
export const problemTexts: Record<ListProblem, string> = {
  empty: 'В списке нет ни одной строки. Впишите коды и количества.',
  'too-many-rows': 'В списке больше 1\u00A0000 строк. Разделите его на части.',
  'too-large':
    'Файл слишком большой: можно до 5\u00A0МБ, в распакованном виде до 50. Оставьте в нём только коды и количества.',
  'not-a-table': 'Это не таблица. Подойдут файлы CSV и XLSX.',
  password: 'Файл защищён паролем. Снимите защиту и загрузите снова.',
  macros: 'В файле есть макросы. Сохраните его как обычный XLSX и загрузите снова.',
  'old-format': 'Это старый формат XLS. Сохраните файл как XLSX или CSV.',
  encoding: 'Не получилось прочитать буквы в файле. Сохраните его в кодировке UTF-8 или Windows-1251.',
  'too-complex': 'Файл слишком сложный. Оставьте в нём только коды и количества.',
}

/** What becomes of a row. */
export function stateText({ state, asked, taken, held, available, step, sameAs }: ListRow): string {
  const inCart = held > 0 ? `, в корзине уже ${pieces(held)}` : ''
  switch (state) {
    case 'found':
      return `Добавим ${pieces(taken)}${inCart}`
    case 'rounded':
      return `Продаём по ${pieces(step)}: вместо ${pieces(asked ?? 0)} добавим ${pieces(taken)}${inCart}`
    case 'short':
      return taken > 0
        ? `В наличии ${pieces(available)}: вместо ${pieces(asked ?? 0)} добавим ${pieces(taken)}${inCart}`
        : `В наличии ${pieces(available)}, больше не добавить${inCart}`
    case 'similar':
      return 'Такого кода нет. Похожие:'
    case 'duplicate':
      return `Тот же товар, что в строке ${sameAs}: количества сложили`
    case 'unknown':
      return 'Такого кода нет'
    case 'not-sold':
      return 'Нет в продаже в вашем регионе'
    case 'withdrawn':
      return 'Снят с продажи'
    case 'bad-quantity':
      return 'Количество не число: нужно целое, от 1'
    case 'no-code':
      return 'Нет кода'
  }
}

/** What became of a product that was not added wholly. */
export const resultTexts: Record<Exclude<ListResult['state'], 'added' | 'rounded'>, string> = {
  limited: 'Добавили, сколько есть',
  'no-room': 'Не поместился: в корзине не больше 200 разных товаров',
  unavailable: 'Закончился, пока вы смотрели отчёт',
}

/** Titles of the report's file. */
export const reportColumns = ['Строка', 'Код', 'Количество', 'Что будет', 'Товар', 'Код товара', 'Добавим', 'Цена, ₽']
