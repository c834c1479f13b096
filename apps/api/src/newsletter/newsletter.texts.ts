/** Why an e-mail was not subscribed, by the error of the answer. */
export const newsletterMessages = {
  AlreadyExistFeed: 'Этот email уже подписан на рассылку',
  LimitReached: 'Письмо на этот email уже отправлено. Проверьте почту или повторите попытку завтра',
} as const
