import { PASSWORD_RULES, type PasswordFault, type PasswordRules } from './password.ts'

/** Sentence for a fault of a password (VALID-027…029). */
export function passwordMessage(fault: PasswordFault, { min, max }: PasswordRules = PASSWORD_RULES.standard): string {
  if (fault === 'empty') return 'Введите пароль'
  if (fault === 'symbols') return 'Пароль может содержать только латинские буквы, цифры и спецсимволы'
  return `Пароль должен содержать от ${min} до ${max} символов`
}

/** What a field of a new password says of its rules. */
export const passwordHint = ({ min, max, isAnySign }: PasswordRules = PASSWORD_RULES.standard): string =>
  isAnySign
    ? `От ${min} до ${max} символов, можно с пробелами и русскими буквами`
    : `От ${min} до ${max} символов: латинские буквы, цифры и спецсимволы`
