export const loadingLabel = 'Загружаем'

/** What a guest would pay after signing in (TILE-015, ROLE-006). */
export const guestPriceTexts = {
  discountB2B: 'Для юрлиц',
  discountB2C: 'Для физлиц',
  prompt: 'Войдите, чтобы покупать по своей цене',
  signIn: 'Войти',
}

/** Products to buy instead. */
export const analogTexts = {
  none: 'Похожих товаров в наличии сейчас нет',
  failed: 'Аналоги не загрузились',
}

/** The notification window. */
export const arrivalTexts = {
  about: (name: string) => `Напишем, когда «${name}» снова будет в продаже.`,
  email: 'Email',
  submit: 'Сообщить',
  sending: 'Отправляем',
  kept: (email: string) => `Готово! Напишем на ${email}, как только товар появится.`,
  close: 'Понятно',
  problem: {
    lost: 'Магазин не ответил. Проверьте связь и нажмите ещё раз.',
    limit: 'Слишком много попыток. Подождите минуту.',
    failed: 'Не получилось отправить. Повторите попытку позже.',
  },
}
