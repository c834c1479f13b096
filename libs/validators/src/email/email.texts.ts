import type { EmailFault } from './email.ts'

/** Sentence for each fault of an e-mail address (VALID-016…024). */
export const emailMessages: Readonly<Record<EmailFault, string>> = {
  empty: 'Введите ваш Email',
  atTwice: 'Email не должен содержать более 1 символа «@»',
  letters: 'Email не должен содержать русские буквы',
  symbols: 'Email не должен содержать специальные символы',
  requiredSymbols: 'Email должен содержать символы «@» и «.»',
  beforeAt: 'Перед «@» должен быть минимум 1 символ',
  afterAt: 'После «@» должен быть минимум 1 символ',
  afterDot: 'После точки должно быть минимум 2 буквы',
  invalid: 'Введите корректный email',
}

/** The same in the comment form, which has only two messages (VALID-025, 026). */
export const commentEmailMessage = (fault: EmailFault): string =>
  fault === 'empty' ? 'Введите ваш email' : 'Неверный формат email'
