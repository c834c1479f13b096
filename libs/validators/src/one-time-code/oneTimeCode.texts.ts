import { countOf } from '@verstak/plural'
import { CODE_LENGTH, type CodeFault } from './oneTimeCode.ts'

const digitForms = { one: 'цифры', few: 'цифр', many: 'цифр' }

/** Sentence for a fault of a one-time code. The specification gives none. */
export function codeMessage(fault: CodeFault, length: number = CODE_LENGTH): string {
  if (fault === 'empty') return 'Введите код'
  if (fault === 'digits') return 'Код состоит только из цифр'
  return `Код состоит из ${countOf(length, digitForms)}`
}
