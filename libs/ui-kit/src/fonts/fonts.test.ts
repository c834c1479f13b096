/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { allFonts, fontFaceCss, preloadedFonts } from './fonts.ts'

const folder = __dirname

test('the fonts of a first page weigh at most 45 KB together', () => {
  const bytes = preloadedFonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  expect(preloadedFonts).toHaveLength(3)
  expect(bytes).toBeLessThanOrEqual(45 * 1024)
})

test('every listed file is there and no other', () => {
  expect(
    readdirSync(folder)
      .filter((file) => file.endsWith('.woff2'))
      .sort(),
  ).toEqual([...allFonts].sort())
})

test.each(allFonts)('the name of %s carries the hash of its bytes', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
  expect(file).toContain(`.${hash.slice(0, 8)}.woff2`)
})

test('the rules name the files in the folder that is given, and swap', () => {
  const css = fontFaceCss('/assets/fonts/')
  for (const file of allFonts) expect(css).toContain(`url(/assets/fonts/${file}) format("woff2")`)
  expect(css.match(/font-display:swap/g)).toHaveLength(allFonts.length)
})

test('the ruble sign and Russian letters are in the files of a first page', () => {
  const rules = fontFaceCss('')
    .split('@font-face')
    .filter((rule) => preloadedFonts.some((file) => rule.includes(file)))
  expect(rules.some((rule) => rule.includes('U+20BD'))).toBe(true)
  expect(rules.some((rule) => rule.includes('U+410-44F'))).toBe(true)
})
