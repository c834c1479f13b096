export const signInTexts = {
  title: 'Вход или регистрация',
} as const
