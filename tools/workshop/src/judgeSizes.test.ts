import { faultsOf, toTable } from './judgeSizes.ts'

const weight = (js: number, css = 0, lazy = 0) => ({ js, css, lazy })

test.each([
  ['as before', { now: weight(900), before: weight(900) }, 0],
  ['grown by 2 kB', { now: weight(2948), before: weight(900) }, 0],
  ['grown by more', { now: weight(2949), before: weight(900) }, 1],
  ['grown in its styles', { now: weight(900, 2100), before: weight(900) }, 1],
  ['new, and heavy', { now: weight(9000) }, 0],
  ['at its limit', { now: weight(3072, 5000), limit: 3072 }, 0],
  ['over its limit', { now: weight(3073), limit: 3072 }, 1],
])('a piece that is %s has %#: faults as told', (_, row, faults) => {
  expect(faultsOf({ name: 'Button', ...row })).toHaveLength(faults)
})

test('the table says what changed and what is new', () => {
  const table = toTable([
    { name: 'Button', now: weight(900), before: weight(1000) },
    { name: 'Slider', now: weight(50, 20, 700) },
  ])
  expect(table).toContain('Button | 900 | 0 |  |  | −100')
  expect(table).toContain('Slider | 50 | 20 | 700 |  | new')
})
