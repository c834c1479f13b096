import { photoSize } from './photoSize.ts'

test('the horizontal card has a photo of 236 px [TILE-034]', () => {
  expect(photoSize('horizontal', 'desktop')).toBe(236)
})

test('the vertical card has a photo of 228 px [TILE-035]', () => {
  expect(photoSize('vertical', 'desktop')).toBe(228)
})

test('the vertical card of a phone has a photo of 132 px [TILE-036]', () => {
  expect(photoSize('vertical', 'phone')).toBe(132)
})

test('the horizontal card of a phone has a photo of 120 px [TILE-037]', () => {
  expect(photoSize('horizontal', 'phone')).toBe(120)
})

test.each(['desktop', 'phone'] as const)('the light card has a photo of 204×184 on a %s [TILE-038]', (device) => {
  expect(photoSize('light', device)).toEqual({ width: 204, height: 184 })
})
