/** The toggles of a product; `name` says to screen readers which one. */
export const markTexts = {
  'favorites/FavoriteToggle': {
    label: (name: string) => `Добавить в избранное: ${name}`,
    hint: { on: 'Убрать из избранного', off: 'Добавить в избранное' },
  },
  'compare/CompareToggle': {
    label: (name: string) => `Добавить к сравнению: ${name}`,
    hint: { on: 'Убрать из сравнения', off: 'Добавить к сравнению' },
  },
}
