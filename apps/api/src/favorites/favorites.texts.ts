import { MAX_FAVORITES, MAX_FAVORITES_LISTS } from '@verstak/contracts/favorites'

/** Name of the common list on pages. */
export const commonListName = 'Избранное'

/** ERR-007. */
export const favoritesFullText = `В избранное можно добавить не более ${MAX_FAVORITES} товаров. Пожалуйста, удалите неактуальные`

export const listsFullText = `Можно создать не более ${MAX_FAVORITES_LISTS} списков. Пожалуйста, удалите неактуальные`

export const commonListText = 'Этот список нельзя переименовать или удалить'

/** Of a list as a table for spreadsheets. */
export const favoritesCsvTexts = {
  columns: ['Код', 'Товар', 'Цена, ₽', 'Нужно, шт', 'Сумма, ₽', 'Наличие', 'Заметка'],
  available: 'В наличии',
  missing: 'Нет в наличии',
  withdrawn: 'Снят с продажи',
}
