export const openListLabel = 'Показать список'

export const closeListLabel = 'Закрыть список'

export const clearChoiceLabel = 'Очистить'

export const nothingFoundLabel = 'Ничего не нашлось'
