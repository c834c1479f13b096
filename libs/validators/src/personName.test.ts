import { fullNameFault, nameFault } from './personName.ts'

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
