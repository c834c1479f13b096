import { readNext } from './readNext.ts'

test.each(['/cart/', '/search/?what=%D0%BF%D0%B8%D0%BB%D0%B0', '/user/organizations/add/#a'])(
  '«%s» is of the store',
  (next) => {
    expect(readNext(next)).toBe(next)
  },
)

test.each([
  null,
  '',
  'cart/',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/.//evil.example/',
  'javascript:alert(1)',
  '/login/?next=%2Fcart%2F',
])('«%s» leads nowhere', (next) => expect(readNext(next)).toBe(''))
