/** The page `/user/organizations/add/`. */
export const addPageTexts = {
  documentTitle: 'Новая организация — Верстак',
  title: 'Добавить организацию',
  guest: 'Войдите, чтобы добавить организацию',
  guestAdvice: 'Организация появится в вашем аккаунте, и вы сможете покупать от её имени.',
  signIn: 'Войти',
} as const
