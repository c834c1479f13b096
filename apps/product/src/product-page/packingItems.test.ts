import { packingItems } from './packingItems.ts'

const size = { length: 360, width: 120, height: 300 }

test.each([
  [1540, '1,54 кг'],
  [12_500, '12,5 кг'],
  [3000, '3 кг'],
  [1004, '1,004 кг'],
  [950, '950 г'],
])('%d g: %s', (weight, words) => {
  expect(packingItems({ weight, size })[0]?.value.replaceAll('\u00A0', ' ')).toBe(words)
})

test('the size is told in millimetres', () => {
  expect(packingItems({ weight: 0, size })).toEqual([
    { name: expect.any(String), value: expect.stringMatching(/^360.×.120.×.300.мм$/) },
  ])
})

test('what is not known is left out', () => {
  expect(packingItems({ weight: 0, size: { length: 0, width: 0, height: 0 } })).toEqual([])
})
