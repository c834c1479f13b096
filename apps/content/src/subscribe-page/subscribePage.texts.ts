import { newsletterTexts } from '../newsletter/newsletter.texts.ts'

/** What the page says under the e-mail of a form that was sent without scripts, by its `result`. */
export const refusalTexts: Readonly<Record<string, string>> = {
  fieldWrongEmail: 'Проверьте email: в нём ошибка',
  AlreadyExistFeed: 'Этот email уже подписан на рассылку',
  LimitReached: 'Письмо на этот email уже отправлено. Проверьте почту или повторите попытку завтра',
}

/** What the page says besides, by the `result`. */
export const resultTexts: Readonly<Record<string, { tone: 'ok' | 'warn'; title: string; text: string }>> = {
  sent: { tone: 'ok', ...newsletterTexts.sent },
  confirmed: { tone: 'ok', title: 'Подписка подтверждена', text: 'Теперь мы сообщим вам о скидках и акциях.' },
  left: { tone: 'ok', title: 'Вы отписались', text: 'Больше не будем присылать письма о скидках и акциях.' },
  oldKey: {
    tone: 'warn',
    title: 'Ссылка из письма не действует',
    text: 'Она устарела или уже использована. Если подписки ещё нет, запросите новое письмо.',
  },
}

export const subscribePageTexts = {
  head: 'Подписка на рассылку — Верстак',
  description: 'Подпишитесь на скидки, специальные предложения и акции магазина «Верстак».',
  home: 'Главная',
  confirmLead: 'Остался один шаг: подтвердите, что хотите получать письма о скидках и акциях магазина.',
  confirm: 'Подтвердить подписку',
  leaveLead: 'Отписаться от писем о скидках и акциях? Письма о ваших заказах будут приходить по-прежнему.',
  leave: 'Отписаться',
}
