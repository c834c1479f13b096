export const signInTexts = {
  title: 'Вход или регистрация',
  passkeyTitle: 'Входить без пароля?',
} as const
