/** Texts of the product toggles; `name` is the accessible name. */
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
