/** What the staff is told of an exchange. */
export const exchangeStaffTexts = {
  demoSource: 'Имя «demo» занято демонстрационными товарами',
  emptyFile: 'Файл пуст или не дошёл',
  cannotUndo: 'Эту загрузку сейчас нельзя отменить: она ничего не изменила, уже отменена, или после неё были другие',
  undoName: (runId: number) => `Отмена загрузки ${runId}`,
  failed: 'Загрузка прервалась. Что успело загрузиться, осталось целыми товарами; запустите её ещё раз.',
  exportName: 'Товары',
  badName: 'Имя файла — от 1 до 200 знаков',
  tooLarge: 'Файл больше 500 МБ',
  runsTable: {
    file: 'Загрузки.csv',
    headers: [
      ...['Номер', 'Источник', 'Файл', 'Формат', 'Состояние', 'Отменяет загрузку'],
      ...['Начало', 'Конец', 'Товаров в файле', 'Изменений записано'],
    ],
  },
  changesTable: {
    file: 'Изменения.csv',
    headers: ['Что', 'Действие', 'Код', 'Название', 'Строка файла', 'Поле', 'Было', 'Стало'],
  },
  faultsTable: { file: 'Замечания.csv', headers: ['Строка файла', 'Код', 'Замечание', 'В файле'] },
  feedsTable: { file: 'Выгрузки для маркетплейсов.csv', headers: ['Регион', 'Адрес', 'Обновлена', 'Товаров'] },
  /** Name of a table of one run, or of one file. */
  tableOf: (what: string, file: string) => `${what.replace(/[.][^.]*$/, '')} — ${file}`,
  runName: (runId: number) => `Загрузка ${runId}`,
  runStates: {
    reading: 'Читается',
    applying: 'Записывается',
    done: 'Готово',
    broken: 'Прервалась',
    refused: 'Остановлена',
    undone: 'Отменена',
  },
  wrongOffset: 'Часть файла не на своём месте: продолжите с того, что уже дошло',
}

/** Words of the programs for a terminal, and what they mean. */
export const FAILURES: readonly (readonly [RegExp, (detail: string) => string])[] = [
  [/There is no file/, () => 'Такого файла нет.'],
  [
    /it would withdraw more than a fifth/,
    () =>
      'Она сняла бы с продажи больше пятой части товаров. Если так и нужно, загрузите эти файлы на странице «Обмен» в управлении магазином и подтвердите это там.',
  ],
  [/Another import is running/, () => 'Сейчас идёт другая загрузка. Повторите, когда она закончится.'],
  [/The file is empty/, () => 'Файл пуст.'],
  [/old XLS file/, () => 'Это старый файл XLS или файл с паролем. Сохраните его как XLSX или CSV.'],
  [/begins with <(.*)>/, (root) => `Это не YML и не CommerceML: файл начинается с <${root}>.`],
  [/ends in the middle, at line (\d+)/, (line) => `Файл обрывается на строке ${line}. Из него ничего не взято.`],
  [/Line (\d+) is not XML/, (line) => `Строка ${line} — не XML. Из файла ничего не взято.`],
  [/Line (\d+): (?:nested|more than|a text)/, (line) => `Строка ${line}: слишком глубоко или слишком много вложено.`],
  [
    /The encoding (\S+) is not known/,
    (name) => `Кодировка ${name} неизвестна. Сохраните файл в UTF-8 или windows-1251.`,
  ],
  [/is not in (\S+) throughout/, (name) => `В файле есть места не в кодировке ${name}. Сохраните его в UTF-8.`],
  [/No row of this table/, () => 'В таблице нет строки с заголовками, такими как «Код», «Наименование», «Цена».'],
  [/There are no goods here/, () => 'В файле нет товаров: нужен YML, CommerceML, CSV или XLSX.'],
  [/There are several lists/, () => 'В архиве несколько списков товаров. Оставьте один.'],
  [/unpacks to too much/, () => 'Архив слишком велик, когда распакован.'],
  [/The archive/, () => 'Архив не читается: он повреждён или с паролем.'],
  [/The workbook cannot be read: too-large/, () => 'Книга Excel слишком велика. Сохраните её как CSV.'],
  [/The workbook cannot be read/, () => 'Книга Excel не читается: она повреждена, с паролем или с макросами.'],
  [/This is not a table|The table cannot be read/, () => 'Это не таблица: нужен YML, CommerceML, CSV или XLSX.'],
  [/was followed by/, () => 'После этой загрузки были другие: сначала отмените их, с последней.'],
  [/nothing to take back/, () => 'Эта загрузка ничего не изменила.'],
]
