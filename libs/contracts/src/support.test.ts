import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPPORT_PHONE, withSupportPhone } from './support.contract.ts'

const root = join(__dirname, '../../..')

test('the support phone is 8 800 550-37-70 and is set in one place [CONST-003]', () => {
  expect(SUPPORT_PHONE).toBe('8 800 550-37-70')
  const sources = globSync('{apps,libs,tools}/*/src/**/*.{ts,tsx,sql}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$|\/(canary|testing)\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(300)
  const places = sources.filter((file) => /8 ?\(?800\)? ?550-?37-?70/.test(readFileSync(join(root, file), 'utf8')))
  expect(places).toEqual(['libs/contracts/src/support.contract.ts'])
})

test('a text names the line that the shop has', () => {
  const text = `Позвоните нам ${SUPPORT_PHONE}`
  expect(withSupportPhone(text, undefined)).toBe(text)
  expect(withSupportPhone(text, '8 800 555-35-35')).toBe('Позвоните нам 8 800 555-35-35')
})
