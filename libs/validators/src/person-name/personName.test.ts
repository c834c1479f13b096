import fc from 'fast-check'
import * as v from 'valibot'
import { commentNameFault, fullNameFault, isFullName, isName, nameFault } from './personName.ts'
import { CommentName, FullName, Name } from './personName.schema.ts'
import { commentNameMessages, nameMessages } from './personName.texts.ts'

const messageOf = (name: string) => {
  const fault = fullNameFault(name)
  return fault && nameMessages[fault]
}
const commentMessageOf = (name: string) => {
  const fault = commentNameFault(name)
  return fault && commentNameMessages[fault]
}
const lettersOnly = 'Заполните поле русскими буквами без цифр и знаков препинания'
const commentLettersOnly = 'Заполните поле буквами без цифр и знаков препинания'

test.each(['Анна', 'Ян', 'Анна-Мария', "О'Нил", 'Пётр Ильич', '  Ёлкин  ', 'АННА'])('«%s» is a name', (name) => {
  expect(nameFault(name)).toBeNull()
})

test.each([
  ['', 'short'],
  [' А ', 'short'],
  ['покупатель', 'placeholder'],
  ['ПОКУПАТЕЛЬ', 'placeholder'],
  ['Наш любимый покупатель', 'placeholder'],
  ['Фамилия', 'placeholder'],
  ['имя отчество', 'placeholder'],
  ['Anna', 'letters'],
  ['Анна2', 'letters'],
  ['Анна!', 'letters'],
  ['А. Петров', 'letters'],
  ['Анна_Мария', 'letters'],
] as const)('«%s»: %s', (name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test('with the Latin option Latin letters and the period are allowed [VALID-010]', () => {
  expect(nameFault('Anna M. Smith', { isLatinAllowed: true })).toBeNull()
  expect(nameFault('Anna M. Smith')).toBe('letters')
  expect(nameFault('Anna 2', { isLatinAllowed: true })).toBe('letters')
})

test.each(['Анна', 'Иванов Пётр', 'Иванов Пётр Ильич', `${'Ив'.repeat(50)}`])('«%s» is a full name', (name) => {
  expect(fullNameFault(name)).toBeNull()
})

test.each([
  [`${'Ив'.repeat(50)}а`, 'long'],
  ['Иванов П', 'shortPart'],
  ["Иванов П'", 'shortPart'],
  ['Иванов Пётр Ильич Младший', 'placeholder'],
  ['', 'short'],
  ['Ivanov', 'letters'],
] as const)('full name «%s»: %s', (name, fault) => {
  expect(fullNameFault(name)).toBe(fault)
})

test.each(['', ' ', 'А', ' А '])('«%s» has under 2 characters [VALID-006]', (name) => {
  expect(messageOf(name)).toBe('Введите ваше имя')
})

test('two characters are enough [VALID-006]', () => {
  expect(messageOf('Ян')).toBeNull()
})

test.each(['покупатель', 'Покупатель', 'ПОКУПАТЕЛЬ', ' покупатель '])('«%s» is not a name [VALID-007]', (name) => {
  expect(messageOf(name)).toBe('Некорректное имя')
})

test.each(['Anna', 'Анна2', 'Анна!', 'Анна, Пётр', 'Анна_Мария', 'А. Петров', 'Анна😀'])(
  '«%s» is not only Russian letters [VALID-008]',
  (name) => {
    expect(nameFault(name)).toBe('letters')
    expect(nameMessages.letters).toBe(lettersOnly)
  },
)

test.each(['Анна', 'Анна-Мария', "О'Нил", 'О’Нил', 'Анна Мария', 'Ёлкин'])(
  'letters, hyphen, apostrophe and space: «%s» [VALID-008]',
  (name) => {
    expect(nameFault(name)).toBeNull()
  },
)

test.each(['Фамилия', 'имя', 'Отчество', 'Фамилия Имя Отчество', 'Иванов Имя'])(
  'the words of the form «%s» are not a name [VALID-009]',
  (name) => {
    expect(messageOf(name)).toBe('Некорректное имя')
  },
)

test.each(['фамилия', 'имя', 'отчество', 'фио', 'Фамилия', 'ИМЯ', 'ФИО'])(
  '«%s» is not a name [FEEDBACK-029]',
  (name) => {
    expect(isName(name)).toBe(false)
    expect(isFullName(name)).toBe(false)
  },
)

test.each(['наш любимый покупатель', 'Наш Любимый Покупатель', 'НАШ ЛЮБИМЫЙ ПОКУПАТЕЛЬ'])(
  '«%s» is not a name [FEEDBACK-030]',
  (name) => {
    expect(isName(name)).toBe(false)
    expect(isFullName(name)).toBe(false)
  },
)

test('up to 100 characters [VALID-011]', () => {
  expect(messageOf('а'.repeat(100))).toBeNull()
  expect(messageOf('а'.repeat(101))).toBe('Введите до 100 символов')
})

test('each of up to three parts has at least two letters [VALID-012]', () => {
  const short = 'Имя, фамилия или отчество не могут быть короче двух букв'
  expect(messageOf('Петрова Анна Ильинична')).toBeNull()
  expect(messageOf('Петрова А')).toBe(short)
  expect(messageOf("Петрова А' Ильинична")).toBe(short)
  expect(messageOf('П Анна')).toBe(short)
  expect(messageOf('Петрова Анна Ильинична Младшая')).toBe('Некорректное имя')
})

test('the name of a comment must be there [VALID-013]', () => {
  expect(commentMessageOf('')).toBe('Введите ваше имя')
  expect(commentMessageOf('   ')).toBe('Введите ваше имя')
})

test.each(['Анна2', 'Анна!', 'А. П.', '123', '- -', '@nna'])(
  'the name of a comment is letters, not «%s» [VALID-014]',
  (name) => {
    expect(commentMessageOf(name)).toBe(commentLettersOnly)
  },
)

test.each(['Анна', 'Anna', 'Анна-Мария', "О'Нил", 'Я', 'Zoë'])('«%s» may comment [VALID-014]', (name) => {
  expect(commentMessageOf(name)).toBeNull()
})

test.each(['Имя', 'фамилия', 'Покупатель', 'наш любимый покупатель'])(
  'the name of a comment is no word of the form, not «%s» [VALID-015]',
  (name) => {
    expect(commentMessageOf(name)).toBe(commentLettersOnly)
  },
)

const russianWord = fc.stringMatching(/^[А-ЯЁ][а-яё]{1,9}$/)

test('one to three words of Russian letters are a full name', () => {
  fc.assert(
    fc.property(fc.array(russianWord, { minLength: 1, maxLength: 3 }), (words) => {
      fc.pre(!words.some((word) => ['имя', 'фио'].includes(word.toLowerCase())))
      expect(isFullName(words.join(' '))).toBe(true)
    }),
  )
})

test('one digit spoils any name', () => {
  fc.assert(
    fc.property(russianWord, fc.nat(9), fc.nat(9), (word, digit, place) => {
      const name = word.slice(0, place) + digit + word.slice(place)
      expect(isName(name, { isLatinAllowed: true })).toBe(false)
      expect(commentNameFault(name)).toBe('letters')
    }),
  )
})

test('the schemas carry the flag', () => {
  const flagOf = (schema: typeof Name | typeof FullName | typeof CommentName, text: string) =>
    v.safeParse(schema, text).issues?.[0]?.message
  expect(v.parse(FullName, ' Анна Петрова ')).toBe('Анна Петрова')
  expect(flagOf(Name, 'Anna')).toBe('letters')
  expect(flagOf(FullName, 'Петрова А')).toBe('shortPart')
  expect(flagOf(CommentName, '')).toBe('empty')
})
