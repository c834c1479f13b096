import { contrastOf, inksFor, mixColours } from './inks.ts'

test.each([
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#c1271d', '#ffffff', 0, '#c1271d'],
  ['#c1271d', '#101316', 1, '#101316'],
  ['#ffffff', '#101316', 0.24, '#c6c6c7'],
])('%s with %s at %d is %s', (base, other, share, mixed) => {
  expect(mixColours(base, other, share)).toBe(mixed)
})

test('a body gets its shade, depth and light as a browser mixes them', () => {
  // Values measured in Chromium: color-mix(in srgb, #0F6B76, #101316 24%), … 46%, #fff 32%
  expect(inksFor('#0F6B76')).toMatchObject({
    body: '#0f6b76',
    'body-shade': '#0f565f',
    'body-deep': '#0f434a',
    'body-light': '#5c9aa2',
  })
})

test('contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#1d2125', '#ffc21f')).toBeCloseTo(10, 0)
})
