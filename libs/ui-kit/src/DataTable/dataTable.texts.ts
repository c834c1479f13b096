import { countOf } from '@verstak/plural'

const rowForms = { one: 'строка', few: 'строки', many: 'строк' }

export const selectAllLabel = 'Выбрать все строки страницы'

export const selectRowLabel = (name: string): string => `Выбрать: ${name}`

export const selectedLabel = (count: number): string => `Выбрано: ${countOf(count, rowForms)}`

export const clearSelectionLabel = 'Снять выбор'

export const emptyTitle = 'Здесь пока ничего нет'

export const failureTitle = 'Таблица не загрузилась'

export const loadingLabel = 'Таблица загружается'
