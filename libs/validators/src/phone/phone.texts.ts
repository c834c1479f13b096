import type { PhoneFault } from './phone.ts'

/** One sentence for all faults of a telephone number (VALID-001…005, FEEDBACK-022). */
export function phoneMessage(faults: readonly PhoneFault[]): string {
  const has = (fault: PhoneFault) => faults.includes(fault)
  const isWrongLength = has('short') || has('long')
  if (has('empty')) return 'Введите ваш номер телефона'
  if (has('firstDigit'))
    return isWrongLength
      ? 'Номер телефона должен начинаться с +7 или 8 и содержать 11 цифр'
      : 'Номер телефона должен начинаться с +7 или 8'
  if (has('codeFirstDigit'))
    return isWrongLength
      ? 'Номер телефона должен содержать 11 цифр. Код города может начинаться только с 3, 4, 8 и 9'
      : 'Код города может начинаться только с 3, 4, 8 и 9'
  return isWrongLength ? 'Номер телефона должен содержать 11 цифр' : 'Введите корректный номер телефона'
}
