export const userLinkTexts = {
  signIn: 'Войти',
} as const
