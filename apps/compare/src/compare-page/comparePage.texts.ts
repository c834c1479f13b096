import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }
const characteristics = { one: 'характеристика', few: 'характеристики', many: 'характеристик' }

/** Texts of the pages `/compare/` and `/compare/{categoryGuid}/`. */
export const compareTexts = {
  documentTitle: 'Сравнение товаров — Верстак',
  documentTitleOf: (category: string) => `Сравнение: ${category} — Верстак`,
  home: 'Главная',
  title: 'Сравнение',
  sharedTitle: 'Сравнение по ссылке',
  count: (count: number) => countOf(count, products),
  categories: 'Категории в сравнении',
  caption: (category: string, columns: number, rows: number) =>
    `Сравнение, ${category}: ${countOf(columns, products)}, ${countOf(rows, characteristics)}`,
  scroller: 'Таблица сравнения, прокручивается вбок',
  onlyDifferent: 'Только отличия',
  allRows: 'Все характеристики',
  differences: (different: number, all: number) =>
    `Различаются ${different} из ${countOf(all, { one: 'характеристики', few: 'характеристик', many: 'характеристик' })}`,
  noDifferences: 'Все характеристики одинаковые',
  withoutPrice: (count: number) => `Не в таблице, пока нет цены: ${countOf(count, products)}`,
  noCharacteristics: 'Характеристик у этих товаров нет',
  best: 'лучшее',
  bestPrice: 'лучшая',
  unknown: 'нет данных',
  legend: {
    best: 'лучшее в строке',
    other: 'не как у закреплённого',
    same: 'как у закреплённого',
    otherSample: '75 Н·м',
    sameSample: '18 В',
  },
  others: 'Прочие',
  pinned: 'Закреплён',
  pin: (name: string) => `Закрепить: ${name}`,
  unpin: (name: string) => `Открепить: ${name}`,
  remove: (name: string) => `Убрать из сравнения: ${name}`,
  move: (name: string) => `Переставить столбец: ${name}`,
  moveHint: 'Стрелки влево и вправо переставляют столбец',
  moved: (name: string, place: number, count: number) => `${name}: столбец ${place} из ${count}`,
  previous: 'Предыдущий товар',
  next: 'Следующий товар',
  shownColumns: (first: number, last: number, count: number) =>
    first === last ? `${first} из ${count}` : `${first}–${last} из ${count}`,
  stickyColumns: 'Товары столбцов',
  withdrawn: 'Снят с продажи',
  toCart: 'В корзину',
  openProduct: 'Подробнее',
  toCatalogue: 'Перейти в каталог',
  empty: 'В сравнении пока ничего нет',
  emptyAdvice: 'Нажмите на столбики в карточке товара: до 100 товаров встанут рядом.',
  emptyCategory: 'В этой категории ничего не сравнивают',
  emptyCategoryAdvice: 'Выберите другую категорию или добавьте товары.',
  unknownSet: 'Ссылка на сравнение не открывается',
  unknownSetAdvice: 'Попросите прислать её ещё раз.',
  toOwn: 'Открыть моё сравнение',
  failed: 'Произошла ошибка, повторите попытку позднее',
  loading: 'Загружаем сравнение',
  removed: (name: string) => `${name} убран из сравнения`,
  restore: 'Вернуть',
  clear: 'Очистить',
  print: 'Печать',
  share: 'Поделиться',
  add: 'Добавить товар',
  addTitle: 'Добавить к сравнению',
} as const

/** A shared comparison. */
export const sharedTexts = {
  note: 'Это сравнение вам прислали. Чтобы менять его, возьмите товары к себе.',
  take: 'Сравнить у себя',
} as const
