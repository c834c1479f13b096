export const passkeyTexts = {
  /** No such passkey, a wrong signature, a counter that ran back. */
  refused: 'Этот ключ доступа не подошёл. Войдите другим способом',
  expired: 'Время вышло. Попробуйте ещё раз',
  notAdded: 'Не удалось добавить ключ доступа. Попробуйте ещё раз',
  tooMany: 'Ключей доступа уже двадцать. Удалите ненужные',
  /** Only somebody who has just signed in may add one. */
  signInAgain: 'Чтобы добавить ключ доступа, выйдите и войдите ещё раз',
} as const
