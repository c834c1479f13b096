/** Root of every breadcrumb trail. */
export const homeName = 'Главная'
