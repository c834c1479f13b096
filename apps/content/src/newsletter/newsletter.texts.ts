/** The newsletter: form, window, page. */
export const newsletterTexts = {
  title: 'Подписка на рассылку',
  lead: 'Скидки, специальные предложения и акции магазина. Отписаться можно в любой момент.',
  email: 'Email',
  placeholder: 'Введите email',
  submit: 'Подписаться',
  submitting: 'Отправляем',
  sent: {
    title: 'Спасибо',
    text: 'На указанный email отправлено письмо для подтверждения подписки',
    close: 'Хорошо',
  },
}
