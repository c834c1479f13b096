import { countOf } from '@verstak/plural'

const products = { one: 'товар', few: 'товара', many: 'товаров' }

/** Windows that make, rename and choose lists. */
export const windowTexts = {
  createTitle: 'Создать список',
  renameTitle: 'Переименовать список',
  name: 'Название списка',
  namePlace: 'Например, Ремонт кухни',
  length: (length: number, most: number) => `${length} / ${most}`,
  create: 'Создать',
  save: 'Сохранить',
  cancel: 'Отмена',
  tooOften: 'Слишком много попыток. Попробуйте позже',
  addTitle: 'Добавить в\u00A0список',
  moveTitle: 'Переместить в\u00A0список',
  copyTitle: 'Скопировать в\u00A0список',
  add: 'Добавить',
  move: 'Переместить',
  copy: 'Скопировать',
  list: 'Список',
  newList: 'Создать список',
  isHere: 'уже здесь',
  chosen: (count: number) => countOf(count, products),
  loading: 'Загружаем списки',
  failed: 'Списки не загрузились',
  /** FAV-004, FAV-005. */
  addToList: 'Добавить в\u00A0список',
  removeFromList: 'Удалить из\u00A0списка',
  addToListOf: (name: string) => `Добавить в список: ${name}`,
  removeFromListOf: (name: string) => `Удалить из списка: ${name}`,
  inListsTitle: 'Товар в\u00A0избранном',
  removeAll: 'Убрать из\u00A0избранного',
} as const
