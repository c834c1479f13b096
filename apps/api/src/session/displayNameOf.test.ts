import { displayNameOf } from './displayNameOf.ts'

const NOBODY = { first_name: null, last_name: null, email: null, phone: null }

test.each([
  [{ first_name: 'Иван', last_name: 'Петров', email: 'a@b.example' }, 'Иван Петров'],
  [{ first_name: 'Иван' }, 'Иван'],
  [{ last_name: 'Петров' }, 'Петров'],
  [{ email: 'a@b.example', phone: '9161234567' }, 'a@b.example'],
  [{ phone: '9161234567' }, '+7 916 123-45-67'],
  [{}, 'Личный кабинет'],
])('%j is called «%s» [SESSION-008]', (known, name) => {
  expect(displayNameOf({ ...NOBODY, ...known })).toBe(name)
})
