/** The page `/user/organizations/add/`. */
export const addPageTexts = {
  title: 'Добавить организацию',
} as const
