import { parseRunOptions } from './runOptions.ts'

const now = new Date('2026-11-20T15:00:00Z')

test('without arguments: 12,000 products, seed 1, counted from today', () => {
  expect(parseRunOptions([], now)).toEqual({
    products: 12_000,
    seed: 1,
    today: new Date('2026-11-20T00:00:00Z'),
    points: undefined,
    isIfEmpty: false,
    isReplaceDemo: false,
    sample: null,
  })
})

test.each([['--products=0'], ['--products=many'], ['--seed=-1'], ['--date=soon'], ['--unknown']])(
  'refuses %s',
  (argument) => {
    expect(() => parseRunOptions([argument], now)).toThrow()
  },
)
