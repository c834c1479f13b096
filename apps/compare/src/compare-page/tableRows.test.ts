import type { ComparedGroup, ComparedRow } from '@verstak/contracts/comparison'
import { countDifferences, lowestPrice, tableGroupsOf, type TableInput } from './tableRows.ts'

const rowOf = (values: (string | null)[], rest: Partial<ComparedRow> = {}): ComparedRow => ({
  id: 1,
  name: 'Масса',
  unit: null,
  values,
  ...rest,
})
const groupOf = (...rows: ComparedRow[]): ComparedGroup => ({ id: 1, name: 'Основные', rows })

function cells(row: ComparedRow, input: Partial<TableInput> = {}) {
  const columns = row.values.map((_, at) => at)
  const [group] = tableGroupsOf({ groups: [groupOf(row)], columns, hasPinned: false, isOnlyDifferent: false, ...input })
  return group?.rows[0]?.cells
}
const tones = (...input: Parameters<typeof cells>) => cells(...input)?.map(({ tone }) => tone)

test('values have their unit, unknown ones have none', () => {
  expect(cells(rowOf(['18', null], { unit: 'В' }))).toEqual([
    { text: '18\u00A0В', tone: 'other' },
    { text: null, tone: 'other' },
  ])
})

test.each<[string, ComparedRow, string[]]>([
  ['more is better', rowOf(['42', '60'], { better: 'more', numbers: [42, 60] }), ['other', 'best']],
  ['less is better', rowOf(['42', '60'], { better: 'less', numbers: [42, 60] }), ['best', 'other']],
  [
    'two are equally good',
    rowOf(['60', '42', '60'], { better: 'more', numbers: [60, 42, 60] }),
    ['best', 'other', 'best'],
  ],
  ['all are equal', rowOf(['60', '60'], { better: 'more', numbers: [60, 60] }), ['same', 'same']],
  ['only one is known', rowOf(['60', null], { better: 'more', numbers: [60, null] }), ['other', 'other']],
  ['neither is better', rowOf(['42', '60']), ['other', 'other']],
])('the best value is marked: %s', (_, row, expected) => {
  expect(tones(row)).toEqual(expected)
})

test('with a pinned product, what is like it is quiet', () => {
  expect(tones(rowOf(['a', 'b', 'a']), { hasPinned: true })).toEqual(['other', 'other', 'same'])
})

test('only differences: rows in which all are alike are left out, and groups without any other', () => {
  const groups = [groupOf(rowOf(['18', '18']), rowOf(['42', '60'])), groupOf(rowOf(['a', 'a']))]
  const columns = [0, 1]
  const shown = tableGroupsOf({ groups, columns, hasPinned: false, isOnlyDifferent: true })
  expect(shown.map(({ rows }) => rows.length)).toEqual([1])
  expect(countDifferences(groups, columns)).toEqual({ different: 1, all: 3 })
})

test('a value that only one has differs', () => {
  expect(countDifferences([groupOf(rowOf(['18', null]))], [0, 1]).different).toBe(1)
})

test.each([
  [[100, 200], 100],
  [[100, 100], null],
  [[100], null],
  [[0, 100, 200], 100],
  [[], null],
])('of the prices %j the lowest is %s', (prices, lowest) => {
  expect(lowestPrice(prices)).toBe(lowest)
})
