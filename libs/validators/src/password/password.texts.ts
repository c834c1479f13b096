import type { PasswordFault } from './password.ts'

/** Sentence for each fault of a password (VALID-027…029). */
export const passwordMessages: Readonly<Record<PasswordFault, string>> = {
  empty: 'Введите пароль',
  symbols: 'Пароль может содержать только латинские буквы, цифры и спецсимволы',
  length: 'Пароль должен содержать от 6 до 50 символов',
}
