/** The window in which an organization is added. */
export const addOrganizationTexts = { title: 'Добавить организацию' } as const
