/** Title of the newsletter's window. */
export const newsletterTitle = 'Подписка на рассылку'
