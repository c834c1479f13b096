import * as v from 'valibot'
import { filledFault, isFilled } from './filled.ts'
import { Filled } from './filled.schema.ts'
import { commentRequiredMessage, requiredMessage } from './filled.texts.ts'

test.each(['', ' ', '\n\t', '\u00A0'])('%j is nothing', (text) => {
  expect(filledFault(text)).toBe('empty')
})

test.each(['a', ' a ', '0'])('%j is something', (text) => {
  expect(isFilled(text)).toBe(true)
})

test('an empty comment, also one of spaces, has its sentence [VALID-030]', () => {
  expect(filledFault('') && commentRequiredMessage).toBe('Введите текст комментария')
  expect(filledFault('  ') && commentRequiredMessage).toBe('Введите текст комментария')
})

test('other required fields share one', () => {
  expect(requiredMessage).toBe('Поле обязательно для заполнения')
  expect(v.safeParse(Filled, ' ').issues?.[0]?.message).toBe('empty')
})
