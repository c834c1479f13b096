import { COMMON_PASSWORDS } from './commonPasswords.data.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { isContextPassword } from './isContextPassword.ts'

const anna = { name: 'Анна Лебедева', email: 'anna.lebedeva@stroydom.example', phone: '9162041837' }

test.each([
  'verstak2026',
  'Верстак-2026!',
  'dthcnfr1',
  'VerstakAdmin1',
  'shop.shop.shop',
  'анна1987!',
  'ЛебедеваАнна',
  'annalebedeva',
  'Anna.Lebedeva_87',
  'stroydom77',
  '89162041837',
  '2041837-2041837',
])('%s is made of words of the shop or of its owner', (password) => {
  expect(isContextPassword(password, anna)).toBe(true)
})

test.each(['annaslebedem', 'дрель и верстак у окна', 'toolmaker-77', '20418370-x', '90210-44-77', 'зелёная стамеска'])(
  '%s is not',
  (password) => {
    expect(isContextPassword(password, anna)).toBe(false)
  },
)

test('of an owner of whom nothing is known the words of the shop count alone', () => {
  expect(isContextPassword('verstak1', {})).toBe(true)
  expect(isContextPassword('12345678', {})).toBe(false)
  expect(isContextPassword('annalebedeva', { name: null, email: null, phone: null })).toBe(false)
})

test('at least 3,000 of the commonest passwords are known, none shorter than the profile takes', () => {
  const all = COMMON_PASSWORDS.trim().split(/\s+/)
  expect(new Set(all).size).toBeGreaterThanOrEqual(3_000)
  expect(all.filter((one) => one.length < 8 || one !== one.toLowerCase())).toEqual([])
  for (const one of ['Password', 'qwertyui', 'GFHJKM123', 'йцукенгш', all.at(-1)!])
    expect(isCommonPassword(one)).toBe(true)
})
