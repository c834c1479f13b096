/** What the page says of a form that was sent without scripts, by its `result`. */
export const refusalTexts: Readonly<Record<string, string>> = {
  fieldWrongEmail: 'Проверьте email: в нём ошибка',
  AlreadyExistFeed: 'Этот email уже подписан на рассылку',
  LimitReached: 'Письмо на этот email уже отправлено. Проверьте почту или повторите попытку завтра',
}

export const subscribePageTexts = {
  head: 'Подписка на рассылку — Верстак',
  description: 'Подпишитесь на скидки, специальные предложения и акции магазина «Верстак».',
  home: 'Главная',
}
