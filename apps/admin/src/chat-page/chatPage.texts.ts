/** Words of the chat's inbox. */
export const chatPageTexts = {
  title: 'Чат',
  note: (waiting: number) => (waiting === 0 ? 'никто не ждёт ответа' : `ждут ответа: ${waiting}`),
  list: 'Разговоры',
  empty: 'Разговоров ещё не было',
  emptyAdvice: 'Когда покупатель напишет в чат, разговор появится здесь.',
  choose: 'Выберите разговор',
  guest: 'Гость',
  business: 'компания',
  waits: 'ждёт ответа',
  you: 'Магазин',
  conversation: (name: string) => `Разговор: ${name}`,
  answer: 'Ответ',
  hint: 'Enter отправляет, Shift Enter — новая строка.',
  send: 'Отправить',
  failed: 'Не отправилось. Попробуйте ещё раз.',
} as const
