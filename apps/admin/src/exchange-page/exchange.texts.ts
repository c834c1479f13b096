import { formatNumber } from '@verstak/plural/formatNumber'
import { countOf } from '@verstak/plural'

const PRODUCTS = { one: 'товар', few: 'товара', many: 'товаров' }
const ROWS = { one: 'строка', few: 'строки', many: 'строк' }

/** Words of the exchange of goods. */
export const exchangeTexts = {
  title: 'Обмен',
  runTitle: (id: number) => `Загрузка ${id}`,
  out: 'Выгрузить каталог',
  outNote:
    'Все товары, которые продаются сейчас. Исправьте в файле, что нужно, и загрузите его обратно. Фотографии, добавленные в управлении, в файл не входят: загрузка их не меняет.',
  formats: { xlsx: 'Excel (XLSX)', csv: 'CSV', yml: 'YML' },
  feeds: 'Для маркетплейсов',
  feedsNote:
    'YML с ценами и остатками региона. Файл появляется при первом обращении, потом обновляется сам. Адрес не показывайте посторонним.',
  region: 'Регион',
  address: 'Адрес',
  madeAt: 'Обновлён',
  offers: 'Товаров',
  notMade: 'ещё не было',
  searchFeed: 'Поиск по региону',
  feedState: 'Файл',
  feedStates: { made: 'уже есть', none: 'ещё не было' },
  noFeeds: 'Регионов с магазинами нет',
  in: 'Загрузить товары',
  inNote: 'Сначала магазин покажет, что изменится.',
  file: 'Файл с товарами',
  drop: 'Перетащите файл сюда',
  limits: 'YML, CommerceML из 1С (и архивом), CSV или Excel, до 500 МБ.',
  chooseFile: 'Выбрать файл',
  send: 'Отправить и сравнить',
  oneFile: 'Файлы загружаются по одному: выбран первый',
  size: (bytes: number) =>
    bytes < MEGABYTE / 10 ? `${formatNumber(Math.ceil(bytes / 1024))} КБ` : `${megabytes(bytes)} МБ`,
  sending: 'Отправляем файл',
  sent: (done: number, of: number) => `${megabytes(done)} из ${megabytes(of)} МБ`,
  sourceFilter: 'Источник',
  source: 'Чьи это товары',
  sourceHint: 'Имя поставщика или файла латиницей: одно и то же при каждой загрузке. Своя выгрузка — «shop».',
  badSource: 'Строчные латинские буквы, цифры, точки и дефисы',
  tooLarge: 'Файл больше 500 МБ',
  noFile: 'Выберите файл',
  gone: 'Такого файла нет: отправленные файлы хранятся неделю. Отправьте его ещё раз.',
  sendFailed: 'Файл не дошёл. Нажмите ещё раз: отправка продолжится с того места, где прервалась.',
  failed: 'Не получилось. Повторите через минуту.',
  compare: 'Сравнить',
  start: 'Загрузить',
  cancel: 'Остановить',
  withdrawAnyway: 'Снять с продажи всё, чего нет в файле, сколько бы его ни было',
  phases: { reading: 'Читаем файл', comparing: 'Сравниваем', applying: 'Записываем', pictures: 'Получаем картинки' },
  percent: (done: number, of: number) => (of > 0 ? `${Math.floor((done / of) * 100)} %` : ''),
  states: {
    dry: 'Магазин пока не изменился. Вот что изменит загрузка.',
    done: 'Загрузка закончена.',
    undone: 'Загрузка отменена: товары снова такие, как были.',
    refused:
      'Загрузка остановлена: она сняла бы с продажи больше товаров, чем разрешают настройки. Если так и нужно, отметьте это.',
    cancelled:
      'Остановлено. Что успело записаться, осталось целыми товарами; запустите загрузку ещё раз, и она продолжится.',
  },
  same: 'В файле нет ничего нового',
  read: (count: number, refused: number) =>
    `Прочитано: ${countOf(count, PRODUCTS)}${refused > 0 ? `, не принято: ${countOf(refused, ROWS)}` : ''}`,
  orders: (read: number, moved: number) => `Заказов в файле: ${formatNumber(read)}, изменилось: ${formatNumber(moved)}`,
  unknown: (names: string) => `Не разобрано: ${names}`,
  changes: 'Изменения',
  faults: 'Замечания',
  rowsOf: 'Что показать',
  noChanges: 'Изменений нет',
  noFaults: 'Замечаний нет',
  what: 'Что',
  name: 'Название',
  change: 'Изменение',
  detail: 'В файле',
  line: 'Строка',
  id: 'Код',
  fault: 'Замечание',
  runs: 'Загрузки',
  runsNote: 'сначала последние',
  noRuns: 'Загрузок ещё не было',
  number: '№',
  origin: 'Файл',
  when: 'Когда',
  state: 'Состояние',
  result: 'Итог',
  toRun: 'Отчёт и журнал',
  broken:
    'Загрузка прервалась. Что успело записаться, осталось целыми товарами; запустите её ещё раз с тем же файлом, и она продолжится.',
  brokenUndo: 'Отмена прервалась. Что успело вернуться, осталось целыми товарами; запустите её ещё раз.',
  undo: 'Отменить загрузку',
  undoTitle: (id: number) => `Отменить загрузку ${id}?`,
  undoText:
    'Новые товары исчезнут, изменённые станут прежними. Что успели купить, будет снято с продажи, но не удалено.',
  undoOf: (id: number) => `Отмена загрузки ${id}`,
  runStates: {
    reading: 'Читается',
    applying: 'Записывается',
    done: 'Готово',
    broken: 'Прервалась',
    refused: 'Остановлена',
    undone: 'Отменена',
  },
  formatNames: {
    yml: 'YML',
    commerceml: '1С',
    table: 'CSV',
    xlsx: 'Excel',
    'commerceml-orders': 'Заказы из 1С',
  } as Readonly<Record<string, string>>,
  counts: { category: 'категории', brand: 'бренды', property: 'характеристики', product: 'товары' },
  actionCounts: { add: 'новых', change: 'изменено', withdraw: 'снято', return: 'вернулось', remove: 'удалено' },
} as const

const MEGABYTE = 2 ** 20

function megabytes(bytes: number): string {
  return (bytes / MEGABYTE).toFixed(1).replace('.', ',')
}
