/** Texts of the chat. */
export const chatTexts = {
  title: 'Чат с магазином',
  open: 'Открыть чат',
  close: 'Закрыть чат',
  greeting: 'Здравствуйте! Напишите, что вас интересует: поможем выбрать товар и разобраться с заказом.',
  staffed: 'Консультант на связи',
  /** Hours without digits («круглосуточно») are omitted, because they would promise an immediate answer. */
  unstaffed: (hours: string) => (/\d/.test(hours) ? `Ответим в рабочее время: ${hours}` : 'Ответим в рабочее время'),
  log: 'Сообщения',
  authors: { visitor: 'Вы', operator: 'Магазин' },
  field: 'Сообщение',
  placeholder: 'Напишите сообщение',
  send: 'Отправить',
  sending: 'Отправляем',
  failed: 'Не отправлено',
  tooMany: 'Слишком много сообщений. Повторите через минуту',
  retry: 'Повторить',
  unreachable: 'Не получается загрузить сообщения. Пробуем ещё раз.',
} as const
