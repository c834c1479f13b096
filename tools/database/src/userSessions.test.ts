import { isInn } from '@verstak/validators/inn'
import { isKpp } from '@verstak/validators/kpp'
import { SESSION_USERS } from './sessionUsers.data.ts'
import { addSession, parseSessionOrder } from './userSessions.ts'

test.each([
  [{ as: 'guest' }, { user: 'guest', level: 2 }],
  [{ as: 'staff' }, { user: 'staff', level: 2 }],
  [
    { as: 'staff', age: '20' },
    { user: 'staff', level: 2, age: 20 },
  ],
  [
    { as: 'private', renewable: true },
    { user: 'private', level: 2, isRenewable: true },
  ],
  [
    { as: 'wholesale', level: '4' },
    { user: 'wholesale', level: 4 },
  ],
])('%j is an order', (values, order) => {
  expect(parseSessionOrder(values)).toEqual(order)
})

test.each([
  {},
  { as: 'admin' },
  { as: 'wholesale', level: '5' },
  { as: 'wholesale', level: '-1' },
  { as: '' },
  { as: 'staff', age: '-1' },
])('%j is refused with what to write', (values) => {
  expect(() => parseSessionOrder(values)).toThrow('npm run session -- --as guest|private|business|wholesale|staff')
})

test.each(Object.keys(SESSION_USERS))('in production there is no session for %s', async (user) => {
  process.env['VERSTAK_ENV'] = 'production'
  try {
    const made = addSession('postgres://nowhere.invalid/shop', { user: user as keyof typeof SESSION_USERS, level: 2 })
    await expect(made).rejects.toThrow('for demo shops only')
  } finally {
    delete process.env['VERSTAK_ENV']
  }
})

test.each(Object.values(SESSION_USERS).flatMap(({ organizations }) => organizations))(
  '$name has numbers that a form would take',
  ({ inn, kpp }) => {
    expect(isInn(inn, kpp === null ? 'entrepreneur' : 'legal')).toBe(true)
    expect(kpp === null || isKpp(kpp)).toBe(true)
  },
)
