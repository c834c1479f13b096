/** What the page says once its form was sent, by the `result`. */
export const resultTexts: Readonly<Record<string, { tone: 'ok' | 'warn'; title: string; text: string }>> = {
  confirmed: {
    tone: 'ok',
    title: 'Email подтверждён',
    text: 'Теперь на него приходят письма о заказах, и по нему можно восстановить пароль.',
  },
  oldKey: {
    tone: 'warn',
    title: 'Ссылка из письма не действует',
    text: 'Она устарела или уже использована. Если email ещё не подтверждён, измените его в профиле: придёт код.',
  },
  otherUser: {
    tone: 'warn',
    title: 'Это письмо для другого аккаунта',
    text: 'Войдите в аккаунт, который зарегистрирован с этим email, и откройте ссылку ещё раз.',
  },
}

export const emailPageTexts = {
  head: 'Подтверждение email — Верстак',
  title: 'Подтверждение email',
  home: 'Главная',
  lead: 'Остался один шаг: подтвердите, что этот адрес ваш и что аккаунт зарегистрировали вы.',
  confirm: 'Подтвердить email',
  nothing: 'Откройте ссылку из письма: оно пришло на ваш email после регистрации.',
  toHome: 'На главную',
}
