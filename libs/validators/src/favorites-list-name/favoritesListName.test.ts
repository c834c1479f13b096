import fc from 'fast-check'
import * as v from 'valibot'
import { isListName, LIST_NAME_MAX, listNameFault } from './favoritesListName.ts'
import { ListName } from './favoritesListName.schema.ts'
import { listNameExample, listNameExampleText, listNameMessages } from './favoritesListName.texts.ts'

const messageOf = (name: string) => {
  const fault = listNameFault(name)
  return fault && listNameMessages[fault]
}

test.each(['', ' ', '\t'])('the name «%s» is empty [FAV-012]', (name) => {
  expect(messageOf(name)).toBe('Поле обязательно для заполнения')
})

test.each(['Ремонт', 'Kitchen', 'Дача_2026', 'ванная-1', 'Ёлка', '7'])('the name «%s» is right [FAV-013]', (name) => {
  expect(messageOf(name)).toBeNull()
})

test.each(['Ремонт!', 'a.b', 'a,b', '«Дача»', 'a/b', 'naïve', 'a\nb', '😀'])(
  'the name «%s» has other signs [FAV-013]',
  (name) => {
    expect(messageOf(name)).toBe('Разрешены буквы, цифры, дефис, нижнее подчеркивание и пробел')
  },
)

test('a name has at most 255 characters [FAV-014]', () => {
  expect(LIST_NAME_MAX).toBe(255)
  expect(messageOf('а'.repeat(255))).toBeNull()
  expect(messageOf('а'.repeat(256))).toBe('Введите до 255 символов')
})

test('the example is a right name', () => {
  expect(isListName(listNameExample)).toBe(true)
  expect(listNameExampleText).toBe('Например: Ремонт_кухни-1')
})

test('letters, digits, hyphen, underscore and space in any order are right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-zА-Яа-яЁё\d_-][A-Za-zА-Яа-яЁё\d_ -]{0,254}$/), (name) => {
      expect(isListName(name)).toBe(true)
    }),
  )
})

test('the schema trims the name and carries the flag', () => {
  expect(v.parse(ListName, ' Дача ')).toBe('Дача')
  expect(v.safeParse(ListName, 'Дача!').issues?.[0]?.message).toBe('symbols')
})
