import { LIST_NAME_MAX, type ListNameFault } from './favoritesListName.ts'

/** Sentence for each fault of the name of a list (FAV-012…014). */
export const listNameMessages: Readonly<Record<ListNameFault, string>> = {
  empty: 'Поле обязательно для заполнения',
  symbols: 'Разрешены буквы, цифры, дефис, нижнее подчеркивание и пробел',
  long: `Введите до ${LIST_NAME_MAX} символов`,
}

/** Valid name, shown with an error as an example (FAV-015). */
export const listNameExample = 'Ремонт_кухни-1'

/** Sentence with the example. */
export const listNameExampleText = `Например: ${listNameExample}`
