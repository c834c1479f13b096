/** The page `/user/reviews/`. */
export const reviewsPageTexts = {
  title: 'Мои отзывы и вопросы',
  none: 'Пока здесь ничего нет',
  noneAdvice: 'Отзывы и вопросы о товарах, которые вы напишете, появятся на этой странице вместе с ответами на них.',
  toOrders: 'К моим заказам',
} as const
