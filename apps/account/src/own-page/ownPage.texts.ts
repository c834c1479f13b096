/** A page of the cabinet that is opened by a guest. */
export const ownPageTexts = {
  documentTitle: (title: string) => `${title} — Верстак`,
  guest: 'Войдите, чтобы открыть этот раздел',
  guestAdvice: 'Здесь видно то, что есть только у вас. После входа вернём на эту страницу.',
  signIn: 'Войти',
} as const
