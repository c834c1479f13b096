/** Default heading of recommended products. */
export const recommendationTitle = 'Вам это понравится'

/** Default heading of recently viewed products. */
export const recentTitle = 'Вы смотрели'
