import { transliterate } from './transliterate.ts'

test.each([
  ['Крепеж', 'krepezh'],
  ['Спецодежда и СИЗ', 'spetsodezhda-i-siz'],
  ['Дрель-шуруповёрт Bosch GSR 18V-50, 2×2,0 А·ч', 'drel-shurupovert-bosch-gsr-18v-50-2x2-0-ach'],
  ['Kärcher', 'karcher'],
])('%s becomes %s', (name, slug) => {
  expect(transliterate(name)).toBe(slug)
})

test('a long name is cut at a whole word', () => {
  const slug = transliterate('очень длинное название '.repeat(9))
  expect(slug.length).toBeLessThanOrEqual(90)
  expect(slug).toMatch(/(ochen|dlinnoe|nazvanie)$/)
})
