import { join } from 'node:path'
import { refuseName } from './refuseName.ts'

const root = join(import.meta.dirname, '../../..')

test.each([
  ['GiftCards', 'not kebab-case'],
  ['gift_cards', 'not kebab-case'],
  ['gift--cards', 'not kebab-case'],
  ['-cards', 'not kebab-case'],
  ['../cards', 'not kebab-case'],
  ['5-cards', 'not kebab-case'],
  ['', 'not kebab-case'],
  ['cards-with-a-name-beyond-all-bounds', 'longer than 30'],
  ['shell', 'is reserved'],
  ['releases', 'is reserved'],
  ['files', 'is reserved'],
  ['listing', 'apps/listing exists'],
  ['keyboard', 'e2e/src/keyboard.e2e.ts exists'],
  ['money', 'has the name @verstak/money'],
  ['search', 'The address /search/ is taken: remote listing answers it'],
  ['brands', 'The address /brands/ is taken: remote content answers it'],
])('the name «%s» is refused: %s', async (name, reason) => {
  expect(await refuseName(root, name)).toContain(reason)
})

test.each(['gift-cards', 'top-10', 'q'])('the name «%s» is free', async (name) => {
  expect(await refuseName(root, name)).toBeNull()
})
