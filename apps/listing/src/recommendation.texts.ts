/** Stands above recommended products where the page says nothing else. */
export const recommendationTitle = 'Вам это понравится'
