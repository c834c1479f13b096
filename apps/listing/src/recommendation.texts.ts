/** Stands above recommended products where the page says nothing else. */
export const recommendationTitle = 'Вам это понравится'

/** Stands above what the visitor looked at before. */
export const recentTitle = 'Вы смотрели'
