import { PRODUCT_GROUPS } from './brand.ts'
import { BRANDS } from './brands.data.ts'
import { contrastOf, inksFor } from './inks.ts'
import { isLivery, LIVERIES, liveryOf, paintOf } from './liveries.ts'

test('slugs and names are unique, and slugs are fit for addresses', () => {
  expect(BRANDS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(BRANDS.map(({ slug }) => slug)).size).toBe(BRANDS.length)
  expect(new Set(BRANDS.map(({ name }) => name.toLowerCase())).size).toBe(BRANDS.length)
  expect(BRANDS.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('every row is complete: short capital word, colour, country, known groups', () => {
  for (const { word, colour, country, groups } of BRANDS) {
    expect(word).toBe(word.toUpperCase())
    expect(word.length).toBeLessThanOrEqual(12)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(country).toMatch(/^[А-ЯЁ]/)
    expect(groups.length).toBeGreaterThan(0)
    expect(PRODUCT_GROUPS).toEqual(expect.arrayContaining([...groups]))
  }
})

test.each(PRODUCT_GROUPS)('%s has enough brands to choose from', (group) => {
  expect(BRANDS.filter(({ groups }) => groups.includes(group)).length).toBeGreaterThanOrEqual(7)
})

test('on every body colour white or dark letters reach the 3:1 of large text', () => {
  for (const livery of LIVERIES) {
    const inks = inksFor(paintOf(livery).colour)
    for (const ground of [inks.body, inks['body-shade']]) {
      const best = Math.max(contrastOf(inks.white, ground), contrastOf(inks['rubber-dark'], ground))
      expect({ livery, readable: best >= 3 }).toEqual({ livery, readable: true })
    }
  }
})

test('a brand that the table does not know is painted plain', () => {
  expect(liveryOf('zubr')).toBe('zubr')
  expect(liveryOf('a-brand-of-tomorrow')).toBe('plain-steel')
  expect(paintOf('plain-steel').word).toBeUndefined()
  expect(['constructor', '__proto__', 'toString', ''].filter(isLivery)).toEqual([])
})
